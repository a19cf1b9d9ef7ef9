import { useText } from '../../kit/useSite'
import type { CaptchaErrorKey } from '../../rules/captcha/captcha'
import { Banner } from '../../ui/Banner'
import { Help } from './Help'

/** A captcha that cannot be shown, why, and the way on (I5.07, F005). */
export function NoCaptcha({ says }: { says: CaptchaErrorKey }) {
  const t = useText()
  return (
    <Banner tone="danger" live action={<Help />}>
      {t(says)}
    </Banner>
  )
}
