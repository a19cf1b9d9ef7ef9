import { CaptchaBlock } from './CaptchaBlock'

/** The captcha of a registration, lent to the form that asks for it. */
export default function RegisterCaptcha() {
  return <CaptchaBlock purpose="register" />
}
