import type { Replies } from '../schema/replies.gen'
import { type Ms, times } from './times'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Whether the session's token is sent: never, if there is a session, or it is required (I6.06, I6.07). */
export type Authorisation = 'none' | 'optional' | 'required'

/** The name of a schema file in schemas/platform; 'none' for a call whose reply has no schema yet. */
type ReplySchema = keyof Replies | 'none'

export interface CallRow<Schema extends ReplySchema = ReplySchema> {
  readonly method: Method
  readonly path: string
  readonly auth: Authorisation
  /** Replies may be served from the session's cache (I7.03, I7.04). */
  readonly cacheable: boolean
  /** The body is encrypted (I7.05, I7.30). */
  readonly sealed: boolean
  /** A successful reply must contain a value; without one it counts as a failure (F042). */
  readonly returnsValue: boolean
  /** The timeout of this call; absent: that of all calls (I7.36). */
  readonly timeout?: Ms
  /** The ModuleId header (I7.13, E7.45). */
  readonly moduleId?: string
  /** Whether the specification gives the path, or its decisions assume it (D2). */
  readonly pathSource: 'given' | 'assumed'
  /** The type of the reply's value; it does not exist at run time. */
  readonly reply?: Schema
}

type CallTrait = 'cacheable' | 'sealed' | 'given' | 'void' | `module:${string}`

/** Marked as pure, so that a bundle that uses one row does not include the whole table. */
// @__NO_SIDE_EFFECTS__
const row = <Schema extends ReplySchema = 'none'>(
  method: Method,
  path: string,
  auth: Authorisation,
  ...traits: CallTrait[]
): CallRow<Schema> => {
  const moduleId = traits.find((trait) => trait.startsWith('module:'))?.slice('module:'.length)
  return {
    method,
    path,
    auth,
    cacheable: traits.includes('cacheable'),
    sealed: traits.includes('sealed'),
    returnsValue: !traits.includes('void'),
    pathSource: traits.includes('given') ? 'given' : 'assumed',
    ...(moduleId === undefined ? {} : { moduleId }),
  }
}

/** Requested before the application loads: the boot script contains this path, but not the table. */
export const gameLanesPath = '/wps/relay/GCSGAME_getGameLanes'

/** One row for each call to the platform; a manifest may override its path (`platform.endpoints`, D2). */
export const calls = {
  rsaKey: row<'rsa-key'>('GET', '/wps/session/key/rsa', 'none', 'given'),
  login: row<'login'>('POST', '/wps/session/login', 'none', 'sealed', 'given', 'module:LOGIN3'),
  loginVerification: row<'login'>(
    'POST',
    '/wps/session/login/verification',
    'none',
    'sealed',
    'given',
    'module:LOGIN3',
  ),
  loginMaya: row<'login'>('POST', '/wps/session/login/maya', 'none', 'given', 'module:LOGIN3'),
  loginSocial: row<'login'>('POST', '/wps/session/login/3rd', 'none', 'module:LOGIN3'),
  logout: row<'logout'>('POST', '/wps/session/logout', 'required', 'void', 'given', 'module:LOGIN3'),
  register: row<'register'>('POST', '/wps/member/register', 'none', 'sealed', 'given', 'module:REG3'),
  registerMobile: row<'register'>(
    'POST',
    '/wps/member/register/mobile',
    'none',
    'sealed',
    'given',
    'module:MOBILENUMREG3',
  ),
  registerAutoUserName: row<'register'>(
    'POST',
    '/wps/member/register/autoUsername',
    'none',
    'given',
    'module:REG3',
  ),
  registerSocial: row<'register'>('POST', '/wps/member/register/3rd', 'none', 'module:REG3'),
  checkUserName: row<'check-username'>('GET', '/wps/check/username', 'none', 'given'),
  checkAffiliate: row<'check-affiliate'>('GET', '/wps/agent/affiliate', 'none', 'given'),
  sendSms: row<'sms'>('POST', '/wps/verification/sms', 'none', 'module:LOGIN3'),
  sendSmsVisitor: row<'sms'>('POST', '/wps/verification/sms/noLogin', 'none', 'given', 'module:REG3'),
  changePassword: row<'change-password'>(
    'POST',
    '/wps/member/password',
    'required',
    'void',
    'sealed',
    'module:MEMBER3',
  ),
  forgottenByEmail: row<'forgotten-by-email'>('POST', '/wps/password/email', 'none', 'void', 'module:LOGIN3'),
  forgottenBySms: row<'forgotten-by-sms'>('POST', '/wps/password/sms', 'none', 'void', 'module:LOGIN3'),
  captchaGeetest: row<'captcha-geetest'>('GET', '/wps/captcha/geetest', 'none', 'given'),
  captchaGeetestLogin: row<'captcha-geetest'>('GET', '/wps/captcha/geetest/login', 'none'),
  captchaImage: row<'captcha-image'>('GET', '/wps/captcha/image', 'none'),
  memberInfo: row<'member-info'>('GET', '/wps/member/info', 'required', 'given'),
  memberLanguage: row<'member-language'>(
    'POST',
    '/wps/member/language',
    'required',
    'void',
    'given',
    'module:MEMBER3',
  ),
  balance: row<'balance'>('GET', '/wps/member/balance', 'required'),
  status: row<'status'>('GET', '/wps/system/status', 'none', 'given'),
  settings: row<'settings'>('GET', '/wps/system/settings', 'none'),
  whitelabel: row<'whitelabel'>('GET', '/wps/system/whitelabel', 'none'),
  currency: row<'currency'>('GET', '/wps/system/currency', 'none', 'cacheable'),
  country: row<'country'>('GET', '/wps/system/country', 'none', 'cacheable', 'given'),
  domainRoute: row<'domain-route'>('GET', '/wps/system/domainRoute', 'none', 'given'),
  ping: { ...row<'ping'>('GET', '/wps/system/test/ping', 'none', 'given'), timeout: times.ping },
  collect: row<'collect'>('POST', '/wps/system/collect', 'none', 'void', 'given'),
  webManifest: row('GET', '/wps/system/manifest.json', 'none', 'given'),
  gameLanes: row<'game-lanes'>('GET', gameLanesPath, 'optional', 'cacheable'),
  gameVendors: row<'game-vendors'>(
    'GET',
    '/wps/relay/GCSGAME_newGameVendor',
    'optional',
    'cacheable',
    'given',
  ),
  gameMatches: row('GET', '/wps/relay/GCSGAME_getGameMatchV2', 'optional', 'given'),
  launchGame: row('POST', '/wps/game/launchGame', 'required', 'given', 'module:GAME3'),
  launchTrial: row('GET', '/wps/relay/GCS_gameTrialLaunch', 'required', 'given'),
  banners: row<'banners'>('GET', '/wps/relay/MCSFE_getBanners', 'optional', 'cacheable'),
  resources: row('GET', '/wps/relay/MCSFE_getResources', 'optional', 'cacheable'),
  announcements: row('GET', '/wps/relay/MCSFE_getListAnnouncements', 'optional', 'given'),
  promotions: row<'promotions'>(
    'GET',
    '/wps/relay/MCSFE_getMerchantAvailablePromotions',
    'required',
    'given',
  ),
  rankProgress: row<'rank-progress'>('GET', '/wps/relay/MCSFE_getPlayerRankProgress', 'required', 'given'),
  appVersion: row('GET', '/wps/relay/MCSFE_getAppVersion', 'required'),
  feedback: row('POST', '/wps/relay/MCSFE_feedback', 'required', 'void', 'module:MEMBER3'),
  downloadSetting: row('GET', '/wps/relay/WPSCORE_getDownloadSetting', 'required', 'given'),
  customerServiceScript: row<'customer-service-script'>(
    'GET',
    '/wps/relay/WPSCORE_getCustomerServiceScript',
    'optional',
    'given',
  ),
  announcementCategories: row(
    'GET',
    '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
    'required',
    'given',
  ),
  successCounts: row('GET', '/wps/relay/PAYFE_getSuccessCounts', 'required'),
  bindings: row('GET', '/wps/relay/PAYFE_getBindings', 'required'),
  launchChat: row('GET', '/wps/relay/CBS_launchChat', 'required', 'given'),
  unreadCount: row('GET', '/wps/relay/CBS_unreadCount', 'required', 'given'),
  pushBind: row('POST', '/wps/relay/CSP_fcmBind', 'required', 'void', 'given', 'module:PUSH3'),
  pushSubscribe: row('POST', '/wps/relay/CSP_fcmSubscribe', 'required', 'void', 'given', 'module:PUSH3'),
  pushUnsubscribe: row(
    'DELETE',
    '/wps/relay/CSP_fcmUnsubscribe',
    'required',
    'void',
    'given',
    'module:PUSH3',
  ),
} as const satisfies Record<string, CallRow>

export type CallName = keyof typeof calls

/** The value of a call's successful reply, typed by its schema. */
export type ReplyOf<Name extends CallName> =
  (typeof calls)[Name] extends CallRow<infer Schema>
    ? Schema extends keyof Replies
      ? Replies[Schema]
      : unknown
    : never

/** Requests to these prefixes pass through the request wrapper unchanged (I7.29, E7.47). */
export const passThroughPrefixes = ['/lgw/'] as const
