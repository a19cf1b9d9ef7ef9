import { CaptchaBlock } from './CaptchaBlock'

/** The captcha for the login form. */
export default function LoginCaptcha() {
  return <CaptchaBlock purpose="login" />
}
