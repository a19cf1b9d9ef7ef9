import type { Call } from './call'
import { getBalance } from './calls/balance'
import { getBanners } from './calls/banners'
import { configureCaptcha, configureCaptchaForLogin } from './calls/captcha-geetest'
import { getCaptchaImage } from './calls/captcha-image'
import { changePassword } from './calls/change-password'
import { checkAffiliate } from './calls/check-affiliate'
import { checkUserName } from './calls/check-username'
import { collect } from './calls/collect'
import { getCountries } from './calls/country'
import { getCurrency } from './calls/currency'
import { getCustomerServiceScript, getDomainRoute } from './calls/domain-route'
import { forgottenByEmail } from './calls/forgotten-by-email'
import { forgottenBySms } from './calls/forgotten-by-sms'
import { getGameLanes } from './calls/game-lanes'
import { getGameVendors } from './calls/game-vendors'
import { login } from './calls/login'
import { loginByMaya } from './calls/login-maya'
import { verifyLogin } from './calls/login-verification'
import { logout } from './calls/logout'
import { getMemberInfo } from './calls/member-info'
import { setMemberLanguage } from './calls/member-language'
import { ping } from './calls/ping'
import { getPromotions } from './calls/promotions'
import { getRankProgress } from './calls/rank-progress'
import { register, registerAutoUserName } from './calls/register'
import { registerMobile } from './calls/register-mobile'
import { getRsaKey } from './calls/rsa-key'
import { getSettings } from './calls/settings'
import { sendSms, sendSmsToVisitor } from './calls/sms'
import { loginSocial, registerSocial } from './calls/social'
import { getStatus } from './calls/status'
import { getWhitelabel } from './calls/whitelabel'

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

/** Every call that the platform answers; the names are those of the site's own table and of `platform.endpoints`. */
export const calls = {
  rsaKey: get('session/key/rsa', 'none', 'rsa-key', getRsaKey),
  login: { ...post('session/login', 'none', 'login', login), sealed: true, device: true, moduleId: 'LOGIN3' },
  loginVerification: {
    ...post('session/login/verification', 'none', 'login', verifyLogin),
    sealed: true,
    moduleId: 'LOGIN3',
  },
  loginMaya: { ...post('session/login/maya', 'none', 'login', loginByMaya), moduleId: 'LOGIN3' },
  loginSocial: { ...post('session/login/3rd', 'none', 'login', loginSocial), moduleId: 'LOGIN3' },
  logout: { ...post('session/logout', 'required', 'logout', logout), moduleId: 'LOGIN3' },
  register: { ...post('member/register', 'none', 'register', register), sealed: true, moduleId: 'REG3' },
  registerMobile: {
    ...post('member/register/mobile', 'none', 'register', registerMobile),
    sealed: true,
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
    sealed: true,
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
  status: get('system/status', 'none', 'status', getStatus),
  settings: get('system/settings', 'none', 'settings', getSettings),
  whitelabel: get('system/whitelabel', 'none', 'whitelabel', getWhitelabel),
  currency: get('system/currency', 'none', 'currency', getCurrency),
  country: get('system/country', 'none', 'country', getCountries),
  domainRoute: get('system/domainRoute', 'none', 'domain-route', getDomainRoute),
  ping: { ...get('system/test/ping', 'none', 'ping', ping), crossOrigin: true },
  collect: { ...post('system/collect', 'none', 'collect', collect), merchantIn: 'body' },
  gameLanes: get('relay/GCSGAME_getGameLanes', 'optional', 'game-lanes', getGameLanes),
  gameVendors: get('relay/GCSGAME_newGameVendor', 'optional', 'game-vendors', getGameVendors),
  banners: get('relay/MCSFE_getBanners', 'optional', 'banners', getBanners),
  rankProgress: get('relay/MCSFE_getPlayerRankProgress', 'required', 'rank-progress', getRankProgress),
  customerServiceScript: get(
    'relay/WPSCORE_getCustomerServiceScript',
    'optional',
    'customer-service-script',
    getCustomerServiceScript,
  ),
  promotions: get('relay/MCSFE_getMerchantAvailablePromotions', 'required', 'promotions', getPromotions),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

const names = Object.keys(calls) as CallName[]

/** Where a merchant answers a call: its own path when the manifest has moved it (`platform.endpoints`). */
const pathOf = (name: CallName, moved: Readonly<Record<string, string>>): string =>
  moved[name] ?? calls[name].path

/** The name of the call at an address; a call that was moved no longer answers at its old one. */
export const callAt = (
  method: string,
  path: string,
  moved: Readonly<Record<string, string>> = {},
): CallName | undefined => names.find((name) => calls[name].method === method && pathOf(name, moved) === path)
