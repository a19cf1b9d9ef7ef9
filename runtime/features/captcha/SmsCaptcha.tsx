import { CaptchaBlock } from './CaptchaBlock'

/** The captcha of a code by SMS, lent to the form that asks for it. */
export default function SmsCaptcha() {
  return <CaptchaBlock purpose="sms" />
}
