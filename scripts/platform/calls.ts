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

const get = (path: string, auth: Call['auth'], reply: string, handle: Call['handle']): Call => ({
  method: 'GET',
  path: `/wps/${path}`,
  auth,
  reply,
  handle,
})

const post = (path: string, auth: Call['auth'], reply: string, handle: Call['handle']): Call => ({
  ...get(path, auth, reply, handle),
  method: 'POST',
})

/** Every call of the platform. The names are the same as in the site's table and in `platform.endpoints`. */
export const calls = {
  rsaKey: get('session/key/rsa', 'none', 'rsa-key', getRsaKey),
  login: {
    ...post('session/login', 'none', 'login', login),
    encrypted: true,
    needsDevice: true,
    moduleId: 'LOGIN3',
  },
  loginVerification: {
    ...post('session/login/verification', 'none', 'login', verifyLogin),
    encrypted: true,
    moduleId: 'LOGIN3',
  },
  loginMaya: { ...post('session/login/maya', 'none', 'login', loginByMaya), moduleId: 'LOGIN3' },
  loginSocial: { ...post('session/login/3rd', 'none', 'login', loginSocial), moduleId: 'LOGIN3' },
  logout: { ...post('session/logout', 'required', 'logout', logout), moduleId: 'LOGIN3' },
  register: { ...post('member/register', 'none', 'register', register), encrypted: true, moduleId: 'REG3' },
  registerMobile: {
    ...post('member/register/mobile', 'none', 'register', registerMobile),
    encrypted: true,
    moduleId: 'MOBILENUMREG3',
  },
  registerAutoUserName: {
    ...post('member/register/autoUsername', 'none', 'register', registerAutoUserName),
    moduleId: 'REG3',
  },
  registerSocial: { ...post('member/register/3rd', 'none', 'register', registerSocial), moduleId: 'REG3' },
  checkUserName: get('check/username', 'none', 'check-username', checkUserName),
  checkAffiliate: get('agent/affiliate', 'none', 'check-affiliate', checkAffiliate),
  sendSms: { ...post('verification/sms', 'none', 'sms', sendSms), moduleId: 'LOGIN3' },
  sendSmsVisitor: { ...post('verification/sms/noLogin', 'none', 'sms', sendSmsToVisitor), moduleId: 'REG3' },
  changePassword: {
    ...post('member/password', 'required', 'change-password', changePassword),
    encrypted: true,
    moduleId: 'MEMBER3',
  },
  forgottenByEmail: {
    ...post('password/email', 'none', 'forgotten-by-email', forgottenByEmail),
    moduleId: 'LOGIN3',
  },
  forgottenBySms: { ...post('password/sms', 'none', 'forgotten-by-sms', forgottenBySms), moduleId: 'LOGIN3' },
  captchaGeetest: get('captcha/geetest', 'none', 'captcha-geetest', configureCaptcha),
  captchaGeetestLogin: get('captcha/geetest/login', 'none', 'captcha-geetest', configureCaptchaForLogin),
  captchaImage: get('captcha/image', 'none', 'captcha-image', getCaptchaImage),
  memberInfo: get('member/info', 'required', 'member-info', getMemberInfo),
  balance: get('member/balance', 'required', 'balance', getBalance),
  memberLanguage: {
    ...post('member/language', 'required', 'member-language', setMemberLanguage),
    moduleId: 'MEMBER3',
  },
  feedback: { ...post('relay/MCSFE_feedback', 'required', 'feedback', sendFeedback), moduleId: 'MEMBER3' },
  status: get('system/status', 'none', 'status', getStatus),
  settings: get('system/settings', 'none', 'settings', getSettings),
  whitelabel: get('system/whitelabel', 'none', 'whitelabel', getWhitelabel),
  currency: get('system/currency', 'none', 'currency', getCurrency),
  country: get('system/country', 'none', 'country', getCountries),
  domainRoute: get('system/domainRoute', 'none', 'domain-route', getDomainRoute),
  ping: { ...get('system/test/ping', 'none', 'ping', ping), allowsCrossOrigin: true },
  collect: { ...post('system/collect', 'none', 'collect', collect), merchantIn: 'body' },
  gameLanes: get('relay/GCSGAME_getGameLanes', 'optional', 'game-lanes', getGameLanes),
  gameVendors: get('relay/GCSGAME_newGameVendor', 'optional', 'game-vendors', getGameVendors),
  gameMatches: get('relay/GCSGAME_getGameMatchV2', 'optional', 'game-matches', getGameMatches),
  launchGame: { ...post('game/launchGame', 'required', 'game-launch', launchGame), moduleId: 'GAME3' },
  launchTrial: get('relay/GCS_gameTrialLaunch', 'none', 'game-launch', launchTrial),
  banners: get('relay/MCSFE_getBanners', 'optional', 'banners', getBanners),
  rankProgress: get('relay/MCSFE_getPlayerRankProgress', 'required', 'rank-progress', getRankProgress),
  customerServiceScript: get(
    'relay/WPSCORE_getCustomerServiceScript',
    'optional',
    'customer-service-script',
    getCustomerServiceScript,
  ),
  promotions: get('relay/MCSFE_getMerchantAvailablePromotions', 'required', 'promotions', getPromotions),
  announcements: get('relay/MCSFE_getListAnnouncements', 'optional', 'announcements', getAnnouncements),
  announcementCategories: get(
    'relay/PROMOFE_getPromotionAnnouncementCategory',
    'required',
    'announcement-categories',
    getAnnouncementCategories,
  ),
  resources: get('relay/MCSFE_getResources', 'optional', 'resources', getResources),
  downloadSetting: get(
    'relay/WPSCORE_getDownloadSetting',
    'optional',
    'download-setting',
    getDownloadSetting,
  ),
  appVersion: get('relay/MCSFE_getAppVersion', 'optional', 'app-version', getAppVersion),
  pushBind: { ...post('relay/CSP_fcmBind', 'required', 'push', bindPush), moduleId: 'PUSH3' },
  pushSubscribe: {
    ...post('relay/CSP_fcmSubscribe', 'required', 'push', subscribePush),
    moduleId: 'PUSH3',
  },
  pushUnsubscribe: {
    ...post('relay/CSP_fcmUnsubscribe', 'required', 'push', unsubscribePush),
    method: 'DELETE',
    moduleId: 'PUSH3',
  },
  successCounts: get('relay/PAYFE_getSuccessCounts', 'required', 'success-counts', getSuccessCounts),
  launchChat: get('relay/CBS_launchChat', 'required', 'launch-chat', launchChat),
  unreadCount: get('relay/CBS_unreadCount', 'required', 'unread-count', getUnreadCount),
  bindings: get('relay/PAYFE_getBindings', 'required', 'bindings', getBindings),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

const callNames = Object.keys(calls) as CallName[]

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
