import type { Feature } from '../contract/feature'
import { autoLogin } from './autoLogin/feature'
import { captcha } from './captcha/feature'
import { forgotten } from './forgotten/feature'
import { language } from './language/feature'
import { lobby } from './lobby/feature'
import { login } from './login/feature'
import { member } from './member/feature'
import { password } from './password/feature'
import { rewards } from './rewards/feature'
import { search } from './search/feature'
import { secondFactor } from './secondFactor/feature'
import { support } from './support/feature'

/** All that the product does, one line each. */
export const features: readonly Feature[] = [
  lobby,
  search,
  login,
  autoLogin,
  captcha,
  secondFactor,
  forgotten,
  password,
  member,
  rewards,
  support,
  language,
]
