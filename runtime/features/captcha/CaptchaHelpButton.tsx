import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'

/** Opens customer service, for members who cannot load or solve the captcha (F089, F095). */
export function CaptchaHelpButton() {
  const site = useSite()
  const t = useText()
  return (
    <Button variant="text" size="s" onClick={() => void site.openOverlay('support')}>
      {t('captcha.help')}
    </Button>
  )
}
