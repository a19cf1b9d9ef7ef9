import { CaptchaBlock } from './CaptchaBlock'

/** The captcha for the registration form. */
export default function RegisterCaptcha() {
  return <CaptchaBlock purpose="register" />
}
