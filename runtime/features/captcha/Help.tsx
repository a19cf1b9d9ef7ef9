import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/Button'

/** The way on for whom the captcha does not load, or who cannot solve it: a person (F089, F095). */
export function Help() {
  const site = useSite()
  const t = useText()
  return (
    <Button variant="text" size="s" onClick={() => void site.openOverlay('support')}>
      {t('captcha.help')}
    </Button>
  )
}
