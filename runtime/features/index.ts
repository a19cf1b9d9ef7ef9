import type { Feature } from '../contract/feature'
import { accountLinking } from './accountLinking/feature'
import { appUpgrade } from './appUpgrade/feature'
import { autoLogin } from './autoLogin/feature'
import { captcha } from './captcha/feature'
import { consent } from './consent/feature'
import { country } from './country/feature'
import { domains } from './domains/feature'
import { download } from './download/feature'
import { embed } from './embed/feature'
import { feedback } from './feedback/feature'
import { footer } from './footer/feature'
import { forgotten } from './forgotten/feature'
import { install } from './install/feature'
import { language } from './language/feature'
import { lobby } from './lobby/feature'
import { login } from './login/feature'
import { marquee } from './marquee/feature'
import { member } from './member/feature'
import { oneTap } from './oneTap/feature'
import { openInBrowser } from './openInBrowser/feature'
import { password } from './password/feature'
import { phoneCode } from './phoneCode/feature'
import { picturePopups } from './picturePopups/feature'
import { pixels } from './pixels/feature'
import { play } from './play/feature'
import { register } from './register/feature'
import { rememberedLogin } from './rememberedLogin/feature'
import { rewards } from './rewards/feature'
import { scroll } from './scroll/feature'
import { search } from './search/feature'
import { secondFactor } from './secondFactor/feature'
import { sessionReminder } from './sessionReminder/feature'
import { social } from './social/feature'
import { support } from './support/feature'
import { system } from './system/feature'
import { tracking } from './tracking/feature'
import { update } from './update/feature'
import { worker } from './worker/feature'

/** Every feature of the product. */
export const features: readonly Feature[] = [
  lobby,
  play,
  system,
  search,
  marquee,
  login,
  register,
  rememberedLogin,
  autoLogin,
  social,
  accountLinking,
  captcha,
  phoneCode,
  oneTap,
  secondFactor,
  forgotten,
  country,
  password,
  member,
  sessionReminder,
  rewards,
  embed,
  feedback,
  support,
  domains,
  language,
  scroll,
  tracking,
  pixels,
  download,
  footer,
  consent,
  install,
  openInBrowser,
  picturePopups,
  appUpgrade,
  update,
  worker,
]
