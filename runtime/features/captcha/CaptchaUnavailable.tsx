import { useText } from '../../kit/useSite'
import type { CaptchaErrorKey } from '../../rules/captcha/captchaNotPassed'
import { Banner } from '../../ui/Banner'
import { CaptchaHelpButton } from './CaptchaHelpButton'

/** Says why the captcha cannot be shown, and offers customer service (I5.07, F005). */
export function CaptchaUnavailable({ textKey }: { textKey: CaptchaErrorKey }) {
  const t = useText()
  return (
    <Banner tone="danger" live action={<CaptchaHelpButton />}>
      {t(textKey)}
    </Banner>
  )
}
