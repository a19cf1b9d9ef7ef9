import { CaptchaBlock } from './CaptchaBlock'

/** The captcha of a login, lent to the form that asks for it. */
export default function LoginCaptcha() {
  return <CaptchaBlock purpose="login" />
}
