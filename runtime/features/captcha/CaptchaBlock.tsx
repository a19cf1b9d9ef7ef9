import type { CaptchaPurpose } from '../../rules/captcha'
import { useCaptchaKind } from './kind'
import { NoCaptcha } from './NoCaptcha'
import { PictureCaptcha } from './PictureCaptcha'
import { SliderCaptcha } from './SliderCaptcha'

/** The captcha that a purpose asks for now, if any (I2.15, I4.43, E2.65). */
export function CaptchaBlock({ purpose }: { purpose: CaptchaPurpose }) {
  const kind = useCaptchaKind(purpose)
  switch (kind) {
    case 'none':
    case 'unknown':
      return null
    case 'picture':
      return <PictureCaptcha purpose={purpose} />
    case 'later':
      return <NoCaptcha says="captcha.later" />
    case 'notWorking':
      return <NoCaptcha says="captcha.serviceNotWork" />
    default:
      return <SliderCaptcha key={kind} purpose={purpose} version={kind} />
  }
}
