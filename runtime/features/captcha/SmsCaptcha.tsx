import { CaptchaBlock } from './CaptchaBlock'

/** The captcha for forms that send a code by SMS. */
export default function SmsCaptcha() {
  return <CaptchaBlock purpose="sms" />
}
