import type { Feature } from '../contract/feature'
import { autoLogin } from './autoLogin/feature'
import { captcha } from './captcha/feature'
import { consent } from './consent/feature'
import { country } from './country/feature'
import { forgotten } from './forgotten/feature'
import { language } from './language/feature'
import { linking } from './linking/feature'
import { lobby } from './lobby/feature'
import { login } from './login/feature'
import { member } from './member/feature'
import { oneTap } from './oneTap/feature'
import { password } from './password/feature'
import { phoneCode } from './phoneCode/feature'
import { pixels } from './pixels/feature'
import { register } from './register/feature'
import { rewards } from './rewards/feature'
import { search } from './search/feature'
import { secondFactor } from './secondFactor/feature'
import { social } from './social/feature'
import { support } from './support/feature'
import { tracking } from './tracking/feature'

/** All that the product does, one line each. */
export const features: readonly Feature[] = [
  lobby,
  search,
  login,
  register,
  autoLogin,
  social,
  linking,
  captcha,
  phoneCode,
  oneTap,
  secondFactor,
  forgotten,
  country,
  password,
  member,
  rewards,
  support,
  language,
  tracking,
  pixels,
  consent,
]
