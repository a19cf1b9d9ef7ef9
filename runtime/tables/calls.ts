import type { Replies } from '../schema/replies.gen'
import type { Requests } from '../schema/requests.gen'
import { type CallRow, row } from './callRow'
import { bannersPath, gameLanesPath, webManifestPath } from './earlyCalls'
import * as times from './times'

export type { Authorisation, CallRow, Method, ReplyShape } from './callRow'

/** One row for each call to the platform; a manifest may override its path (`platform.endpoints`, D2). */
export const calls = {
  rsaKey: row<'rsa-key'>('GET', '/wps/session/key/rsa', 'none', 'specified'),
  login: row<'login'>('POST', '/wps/session/login', 'none', 'encrypted', 'specified', 'module:LOGIN3'),
  loginVerification: row<'login'>(
    'POST',
    '/wps/session/login/verification',
    'none',
    'encrypted',
    'specified',
    'module:LOGIN3',
  ),
  loginMaya: row<'login'>('POST', '/wps/session/login/maya', 'none', 'specified', 'module:LOGIN3'),
  loginSocial: row<'login'>('POST', '/wps/session/login/3rd', 'none', 'module:LOGIN3'),
  logout: row<'logout'>('POST', '/wps/session/logout', 'required', 'noValue', 'specified', 'module:LOGIN3'),
  register: row<'register'>('POST', '/wps/member/register', 'none', 'encrypted', 'specified', 'module:REG3'),
  registerMobile: row<'register'>(
    'POST',
    '/wps/member/register/mobile',
    'none',
    'encrypted',
    'specified',
    'module:MOBILENUMREG3',
  ),
  registerAutoUserName: row<'register'>(
    'POST',
    '/wps/member/register/autoUsername',
    'none',
    'specified',
    'module:REG3',
  ),
  registerSocial: row<'register'>('POST', '/wps/member/register/3rd', 'none', 'module:REG3'),
  checkUserName: row<'check-username'>('GET', '/wps/check/username', 'none', 'specified'),
  checkAffiliate: row<'check-affiliate'>('GET', '/wps/agent/affiliate', 'none', 'specified'),
  sendSms: row<'sms'>('POST', '/wps/verification/sms', 'none', 'module:LOGIN3'),
  sendSmsVisitor: row<'sms'>('POST', '/wps/verification/sms/noLogin', 'none', 'specified', 'module:REG3'),
  changePassword: row<'change-password'>(
    'POST',
    '/wps/member/password',
    'required',
    'noValue',
    'encrypted',
    'module:MEMBER3',
  ),
  forgottenByEmail: row<'forgotten-by-email'>(
    'POST',
    '/wps/password/email',
    'none',
    'noValue',
    'module:LOGIN3',
  ),
  forgottenBySms: row<'forgotten-by-sms'>('POST', '/wps/password/sms', 'none', 'noValue', 'module:LOGIN3'),
  captchaGeetest: {
    ...row<'captcha-geetest'>('GET', '/wps/captcha/geetest', 'none', 'specified', 'object'),
    timeout: times.captchaInactivity,
  },
  captchaGeetestLogin: {
    ...row<'captcha-geetest'>('GET', '/wps/captcha/geetest/login', 'none', 'object'),
    timeout: times.captchaInactivity,
  },
  captchaImage: {
    ...row<'captcha-image'>('GET', '/wps/captcha/image', 'none'),
    timeout: times.captchaInactivity,
  },
  memberInfo: row<'member-info'>('GET', '/wps/member/info', 'required', 'specified'),
  memberLanguage: row<'member-language'>(
    'POST',
    '/wps/member/language',
    'required',
    'noValue',
    'specified',
    'module:MEMBER3',
  ),
  balance: row<'balance'>('GET', '/wps/member/balance', 'required'),
  status: row<'status'>('GET', '/wps/system/status', 'none', 'specified', 'object'),
  settings: row<'settings'>('GET', '/wps/system/settings', 'none'),
  whitelabel: row<'whitelabel'>('GET', '/wps/system/whitelabel', 'none'),
  currency: row<'currency'>('GET', '/wps/system/currency', 'none', 'cacheable', 'object'),
  country: row<'country'>('GET', '/wps/system/country', 'none', 'cacheable', 'specified', 'list:countries'),
  domainRoute: row<'domain-route'>('GET', '/wps/system/domainRoute', 'none', 'specified'),
  ping: {
    ...row<'ping'>('GET', '/wps/system/test/ping', 'none', 'specified'),
    timeout: times.ping,
    credentials: 'omit',
  },
  collect: row<'collect'>('POST', '/wps/system/collect', 'none', 'noValue', 'specified'),
  webManifest: row('GET', webManifestPath, 'none', 'specified'),
  gameLanes: row<'game-lanes'>('GET', gameLanesPath, 'optional', 'cacheable', 'list:lanes'),
  gameVendors: row<'game-vendors'>(
    'GET',
    '/wps/relay/GCSGAME_newGameVendor',
    'optional',
    'cacheable',
    'specified',
  ),
  gameMatches: row<'game-matches'>(
    'GET',
    '/wps/relay/GCSGAME_getGameMatchV2',
    'optional',
    'specified',
    'list:matches',
  ),
  launchGame: {
    ...row<'game-launch'>('POST', '/wps/game/launchGame', 'required', 'specified', 'module:GAME3', 'object'),
    timeout: times.gameLaunch,
  },
  launchTrial: {
    ...row<'game-launch'>('GET', '/wps/relay/GCS_gameTrialLaunch', 'none', 'specified', 'object'),
    timeout: times.gameLaunch,
  },
  banners: row<'banners'>('GET', bannersPath, 'optional', 'cacheable', 'list:banners'),
  resources: row<'resources'>('GET', '/wps/relay/MCSFE_getResources', 'optional', 'cacheable'),
  announcements: row<'announcements'>(
    'GET',
    '/wps/relay/MCSFE_getListAnnouncements',
    'optional',
    'specified',
    'list:announcements',
  ),
  promotions: row<'promotions'>(
    'GET',
    '/wps/relay/MCSFE_getMerchantAvailablePromotions',
    'required',
    'specified',
    'collection',
  ),
  rankProgress: row<'rank-progress'>(
    'GET',
    '/wps/relay/MCSFE_getPlayerRankProgress',
    'required',
    'specified',
  ),
  appVersion: row<'app-version'>('GET', '/wps/relay/MCSFE_getAppVersion', 'optional'),
  feedback: row<'feedback'>('POST', '/wps/relay/MCSFE_feedback', 'required', 'noValue', 'module:MEMBER3'),
  downloadSetting: row<'download-setting'>(
    'GET',
    '/wps/relay/WPSCORE_getDownloadSetting',
    'optional',
    'specified',
    'object',
  ),
  customerServiceScript: row<'customer-service-script'>(
    'GET',
    '/wps/relay/WPSCORE_getCustomerServiceScript',
    'optional',
    'specified',
  ),
  announcementCategories: row<'announcement-categories'>(
    'GET',
    '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
    'required',
    'specified',
    'list:categories',
  ),
  successCounts: row<'success-counts'>('GET', '/wps/relay/PAYFE_getSuccessCounts', 'required', 'object'),
  bindings: row<'bindings'>('GET', '/wps/relay/PAYFE_getBindings', 'required', 'object'),
  launchChat: row<'launch-chat'>('GET', '/wps/relay/CBS_launchChat', 'required', 'specified', 'object'),
  unreadCount: row<'unread-count'>('GET', '/wps/relay/CBS_unreadCount', 'required', 'specified', 'object'),
  pushBind: row<'push'>('POST', '/wps/relay/CSP_fcmBind', 'required', 'noValue', 'specified', 'module:PUSH3'),
  pushSubscribe: row<'push'>(
    'POST',
    '/wps/relay/CSP_fcmSubscribe',
    'required',
    'noValue',
    'specified',
    'module:PUSH3',
  ),
  pushUnsubscribe: row<'push'>(
    'DELETE',
    '/wps/relay/CSP_fcmUnsubscribe',
    'required',
    'noValue',
    'specified',
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

/** What a call sends as its body, typed by its schema in schemas/requests. */
export type BodyOf<Name extends CallName> = Name extends keyof Requests
  ? Requests[Name] extends { body: infer Body }
    ? Readonly<Body>
    : undefined
  : undefined

/** The query of a call, typed by its schema; what is undefined is left out. */
export type QueryOf<Name extends CallName> = Name extends keyof Requests
  ? Requests[Name] extends { query: infer Query }
    ? { readonly [Key in keyof Query]: Query[Key] | (object extends Pick<Query, Key> ? undefined : never) }
    : NoQuery
  : NoQuery

type NoQuery = Readonly<Record<string, never>>

/** Requests to these prefixes pass through the request wrapper unchanged (I7.29, E7.47). */
export const passThroughPrefixes = ['/lgw/'] as const
