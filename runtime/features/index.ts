import type { Feature } from '../contract/feature'
import { accountLinking } from './accountLinking/feature'
import { activityButton } from './activityButton/feature'
import { announcements } from './announcements/feature'
import { appUpgrade } from './appUpgrade/feature'
import { autoLogin } from './autoLogin/feature'
import { banners } from './banners/feature'
import { benefits } from './benefits/feature'
import { captcha } from './captcha/feature'
import { chat } from './chat/feature'
import { consent } from './consent/feature'
import { country } from './country/feature'
import { domains } from './domains/feature'
import { download } from './download/feature'
import { embed } from './embed/feature'
import { favourites } from './favourites/feature'
import { feedback } from './feedback/feature'
import { footer } from './footer/feature'
import { forgotten } from './forgotten/feature'
import { games } from './games/feature'
import { infoPages } from './infoPages/feature'
import { install } from './install/feature'
import { language } from './language/feature'
import { lobby } from './lobby/feature'
import { login } from './login/feature'
import { marquee } from './marquee/feature'
import { member } from './member/feature'
import { miniGame } from './miniGame/feature'
import { oneTap } from './oneTap/feature'
import { openInBrowser } from './openInBrowser/feature'
import { password } from './password/feature'
import { phoneCode } from './phoneCode/feature'
import { picturePopups } from './picturePopups/feature'
import { pixels } from './pixels/feature'
import { play } from './play/feature'
import { push } from './push/feature'
import { referral } from './referral/feature'
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
import { vip } from './vip/feature'
import { worker } from './worker/feature'

/** Every feature of the product. */
export const features: readonly Feature[] = [
  lobby,
  play,
  games,
  banners,
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
  referral,
  vip,
  benefits,
  rewards,
  infoPages,
  embed,
  feedback,
  support,
  chat,
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
  announcements,
  favourites,
  picturePopups,
  miniGame,
  activityButton,
  appUpgrade,
  push,
  update,
  worker,
]
