import { type CallRow, type CallName as SiteCallName, calls as siteCalls } from '../../runtime/tables/calls'
import type { Call } from './call'
import { getAnnouncementCategories, getAnnouncements } from './calls/app/announcements'
import { getAppVersion } from './calls/app/appVersion'
import { getDownloadSetting } from './calls/app/downloadSetting'
import { bindPush, subscribePush, unsubscribePush } from './calls/app/push'
import { getResources } from './calls/app/resources'
import { configureCaptcha, configureCaptchaForLogin } from './calls/captcha/captchaGeetest'
import { getCaptchaImage } from './calls/captcha/captchaImage'
import { launchChat } from './calls/chat/launchChat'
import { getUnreadCount } from './calls/chat/unreadCount'
import { getBanners } from './calls/lobby/banners'
import { getGameLanes } from './calls/lobby/gameLanes'
import { getGameMatches } from './calls/lobby/gameMatches'
import { getGameVendors } from './calls/lobby/gameVendors'
import { launchGame, launchTrial } from './calls/lobby/launchGame'
import { getBalance } from './calls/member/balance'
import { sendFeedback } from './calls/member/feedback'
import { getMemberInfo } from './calls/member/memberInfo'
import { setMemberLanguage } from './calls/member/memberLanguage'
import { getPromotions } from './calls/member/promotions'
import { getRankProgress } from './calls/member/rankProgress'
import { getBindings, getSuccessCounts } from './calls/member/successCounts'
import { changePassword } from './calls/password/changePassword'
import { forgottenByEmail } from './calls/password/forgottenByEmail'
import { forgottenBySms } from './calls/password/forgottenBySms'
import { checkAffiliate } from './calls/registration/checkAffiliate'
import { checkUserName } from './calls/registration/checkUsername'
import { register, registerAutoUserName } from './calls/registration/register'
import { registerMobile } from './calls/registration/registerMobile'
import { login } from './calls/session/login'
import { loginByMaya } from './calls/session/loginMaya'
import { verifyLogin } from './calls/session/loginVerification'
import { logout } from './calls/session/logout'
import { getRsaKey } from './calls/session/rsaKey'
import { sendSms, sendSmsToVisitor } from './calls/session/sms'
import { loginSocial, registerSocial } from './calls/session/social'
import { collect } from './calls/system/collect'
import { getCountries } from './calls/system/country'
import { getCurrency } from './calls/system/currency'
import { getCustomerServiceScript, getDomainRoute } from './calls/system/domainRoute'
import { ping } from './calls/system/ping'
import { getSettings } from './calls/system/settings'
import { getStatus } from './calls/system/status'
import { getWhitelabel } from './calls/system/whitelabel'

/** Every call of the site; the web manifest, which has no envelope, is answered apart (`app/webManifest.ts`). */
export type CallName = Exclude<SiteCallName, 'webManifest'>

type SchemaOf<Name extends CallName> = NonNullable<(typeof siteCalls)[Name]['reply']>

/** How the simulator answers a call. The schema of the reply is the one that the site's row names. */
type Answer<Name extends CallName> = Pick<
  Call,
  'handle' | 'needsDevice' | 'merchantIn' | 'allowsCrossOrigin'
> & {
  readonly reply: SchemaOf<Name>
}

/** Every call of the platform, by the site's names for them. */
const answers: { readonly [Name in CallName]: Answer<Name> } = {
  rsaKey: { reply: 'rsa-key', handle: getRsaKey },
  login: { reply: 'login', handle: login, needsDevice: true },
  loginVerification: { reply: 'login', handle: verifyLogin },
  loginMaya: { reply: 'login', handle: loginByMaya },
  loginSocial: { reply: 'login', handle: loginSocial },
  logout: { reply: 'logout', handle: logout },
  register: { reply: 'register', handle: register },
  registerMobile: { reply: 'register', handle: registerMobile },
  registerAutoUserName: { reply: 'register', handle: registerAutoUserName },
  registerSocial: { reply: 'register', handle: registerSocial },
  checkUserName: { reply: 'check-username', handle: checkUserName },
  checkAffiliate: { reply: 'check-affiliate', handle: checkAffiliate },
  sendSms: { reply: 'sms', handle: sendSms },
  sendSmsVisitor: { reply: 'sms', handle: sendSmsToVisitor },
  changePassword: { reply: 'change-password', handle: changePassword },
  forgottenByEmail: { reply: 'forgotten-by-email', handle: forgottenByEmail },
  forgottenBySms: { reply: 'forgotten-by-sms', handle: forgottenBySms },
  captchaGeetest: { reply: 'captcha-geetest', handle: configureCaptcha },
  captchaGeetestLogin: { reply: 'captcha-geetest', handle: configureCaptchaForLogin },
  captchaImage: { reply: 'captcha-image', handle: getCaptchaImage },
  memberInfo: { reply: 'member-info', handle: getMemberInfo },
  balance: { reply: 'balance', handle: getBalance },
  memberLanguage: { reply: 'member-language', handle: setMemberLanguage },
  feedback: { reply: 'feedback', handle: sendFeedback },
  status: { reply: 'status', handle: getStatus },
  settings: { reply: 'settings', handle: getSettings },
  whitelabel: { reply: 'whitelabel', handle: getWhitelabel },
  currency: { reply: 'currency', handle: getCurrency },
  country: { reply: 'country', handle: getCountries },
  domainRoute: { reply: 'domain-route', handle: getDomainRoute },
  ping: { reply: 'ping', handle: ping, allowsCrossOrigin: true },
  collect: { reply: 'collect', handle: collect, merchantIn: 'body' },
  gameLanes: { reply: 'game-lanes', handle: getGameLanes },
  gameVendors: { reply: 'game-vendors', handle: getGameVendors },
  gameMatches: { reply: 'game-matches', handle: getGameMatches },
  launchGame: { reply: 'game-launch', handle: launchGame },
  launchTrial: { reply: 'game-launch', handle: launchTrial },
  banners: { reply: 'banners', handle: getBanners },
  rankProgress: { reply: 'rank-progress', handle: getRankProgress },
  customerServiceScript: { reply: 'customer-service-script', handle: getCustomerServiceScript },
  promotions: { reply: 'promotions', handle: getPromotions },
  announcements: { reply: 'announcements', handle: getAnnouncements },
  announcementCategories: { reply: 'announcement-categories', handle: getAnnouncementCategories },
  resources: { reply: 'resources', handle: getResources },
  downloadSetting: { reply: 'download-setting', handle: getDownloadSetting },
  appVersion: { reply: 'app-version', handle: getAppVersion },
  pushBind: { reply: 'push', handle: bindPush },
  pushSubscribe: { reply: 'push', handle: subscribePush },
  pushUnsubscribe: { reply: 'push', handle: unsubscribePush },
  successCounts: { reply: 'success-counts', handle: getSuccessCounts },
  launchChat: { reply: 'launch-chat', handle: launchChat },
  unreadCount: { reply: 'unread-count', handle: getUnreadCount },
  bindings: { reply: 'bindings', handle: getBindings },
}

const callNames = Object.keys(answers) as CallName[]

/** What the site's table says of a request, and how the simulator answers it. */
export const calls = Object.fromEntries(
  callNames.map((name): [CallName, Call] => {
    const { method, path, auth, encrypted, moduleId }: CallRow = siteCalls[name]
    return [name, { method, path, auth, encrypted, ...(moduleId ? { moduleId } : {}), ...answers[name] }]
  }),
) as Readonly<Record<CallName, Call>>

/** The path of a call at a merchant, who may override it in the manifest (`platform.endpoints`). */
const callPath = (name: CallName, overrides: Readonly<Record<string, string>>): string =>
  overrides[name] ?? calls[name].path

/** The name of the call at a path. A call with an overridden path no longer answers at its default path. */
export const findCall = (
  method: string,
  path: string,
  overrides: Readonly<Record<string, string>> = {},
): CallName | undefined =>
  callNames.find((name) => calls[name].method === method && callPath(name, overrides) === path)
