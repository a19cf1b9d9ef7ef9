import { describe, expect, it } from 'vitest'
import { type CallName, type CallRow, calls, passThrough } from '../../runtime/tables/calls'

const rows = Object.entries(calls) as [CallName, CallRow][]
const called = (fits: (row: CallRow) => boolean): CallName[] =>
  rows.filter(([, row]) => fits(row)).map(([name]) => name)

/** What sections 7 of the specification print: method and path. */
const given: readonly [CallName, string][] = [
  ['login', 'POST /wps/session/login'],
  ['loginVerification', 'POST /wps/session/login/verification'],
  ['loginMaya', 'POST /wps/session/login/maya'],
  ['register', 'POST /wps/member/register'],
  ['registerMobile', 'POST /wps/member/register/mobile'],
  ['registerAutoUserName', 'POST /wps/member/register/autoUsername'],
  ['sendSmsVisitor', 'POST /wps/verification/sms/noLogin'],
  ['rsaKey', 'GET /wps/session/key/rsa'],
  ['status', 'GET /wps/system/status'],
  ['country', 'GET /wps/system/country'],
  ['domainRoute', 'GET /wps/system/domainRoute'],
  ['captchaGeetest', 'GET /wps/captcha/geetest'],
  ['ping', 'GET /wps/system/test/ping'],
  ['collect', 'POST /wps/system/collect'],
  ['memberInfo', 'GET /wps/member/info'],
  ['memberLanguage', 'POST /wps/member/language'],
  ['logout', 'POST /wps/session/logout'],
  ['checkAffiliate', 'GET /wps/agent/affiliate'],
  ['checkUserName', 'GET /wps/check/username'],
  ['launchChat', 'GET /wps/relay/CBS_launchChat'],
  ['unreadCount', 'GET /wps/relay/CBS_unreadCount'],
  ['promotions', 'GET /wps/relay/MCSFE_getMerchantAvailablePromotions'],
  ['announcements', 'GET /wps/relay/MCSFE_getListAnnouncements'],
  ['rankProgress', 'GET /wps/relay/MCSFE_getPlayerRankProgress'],
  ['downloadSetting', 'GET /wps/relay/WPSCORE_getDownloadSetting'],
  ['customerServiceScript', 'GET /wps/relay/WPSCORE_getCustomerServiceScript'],
  ['announcementCategories', 'GET /wps/relay/PROMOFE_getPromotionAnnouncementCategory'],
  ['gameVendors', 'GET /wps/relay/GCSGAME_newGameVendor'],
  ['gameMatches', 'GET /wps/relay/GCSGAME_getGameMatchV2'],
  ['pushBind', 'POST /wps/relay/CSP_fcmBind'],
  ['pushSubscribe', 'POST /wps/relay/CSP_fcmSubscribe'],
  ['pushUnsubscribe', 'DELETE /wps/relay/CSP_fcmUnsubscribe'],
  ['launchGame', 'POST /wps/game/launchGame'],
  ['launchTrial', 'GET /wps/relay/GCS_gameTrialLaunch'],
  ['webManifest', 'GET /wps/system/manifest.json'],
]

it.each(given)('calls %s where the specification says: %s', (name, address) => {
  const { method, path, origin } = calls[name]
  expect(`${method} ${path}`).toBe(address)
  expect(origin).toBe('given')
})

it('marks as given exactly the calls whose path the specification prints', () => {
  expect(called(({ origin }) => origin === 'given').sort()).toEqual(given.map(([name]) => name).sort())
})

it('has no two calls with one method and path', () => {
  const addresses = rows.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('keeps every path on the platform, and none behind the prefix that passes through', () => {
  for (const [, { path }] of rows) expect(path).toMatch(/^\/wps\/[\w./]+$/)
  expect(passThrough).toEqual(['/lgw/'])
})

/** Section 6 and D2: sent without authorisation, or with it when there is a session. */
const open: readonly CallName[] = [
  'rsaKey',
  'login',
  'loginVerification',
  'loginMaya',
  'loginSocial',
  'register',
  'registerMobile',
  'registerAutoUserName',
  'registerSocial',
  'checkUserName',
  'checkAffiliate',
  'sendSms',
  'sendSmsVisitor',
  'forgottenByEmail',
  'forgottenBySms',
  'captchaGeetest',
  'captchaGeetestLogin',
  'captchaImage',
  'status',
  'settings',
  'whitelabel',
  'currency',
  'country',
  'domainRoute',
  'ping',
  'collect',
  'webManifest',
]
const whenThereIsOne: readonly CallName[] = [
  'gameLanes',
  'gameVendors',
  'gameMatches',
  'launchTrial',
  'banners',
  'resources',
  'announcements',
  'appVersion',
  'downloadSetting',
  'customerServiceScript',
  'announcementCategories',
]

describe('authorisation', () => {
  it('is never sent with the calls of a visitor (I6.06)', () => {
    expect(called(({ auth }) => auth === 'none').sort()).toEqual([...open].sort())
  })

  it('goes along when there is a session with what both may read', () => {
    expect(called(({ auth }) => auth === 'optional').sort()).toEqual([...whenThereIsOne].sort())
  })

  it('is required by all other calls (I6.07)', () => {
    const others = rows.map(([name]) => name).filter((name) => ![...open, ...whenThereIsOne].includes(name))
    expect(called(({ auth }) => auth === 'required').sort()).toEqual(others.sort())
    expect(others).toEqual(expect.arrayContaining(['memberInfo', 'balance', 'memberLanguage', 'logout']))
  })
})

describe('what else a row says', () => {
  it('gives a ModuleId to every PUT, POST and DELETE but the beacon, and to no GET (E7.45)', () => {
    const expected = called(({ method }) => method !== 'GET').filter((name) => name !== 'collect')
    expect(called(({ moduleId }) => moduleId !== undefined)).toEqual(expected)
  })

  it.each<[CallName, string]>([
    ['register', 'REG3'],
    ['registerMobile', 'MOBILENUMREG3'],
  ])('names the module of %s as the specification does: %s', (name, moduleId) => {
    expect((calls[name] as CallRow).moduleId).toBe(moduleId)
  })

  it('seals the bodies that carry a password (I7.05, E7.46)', () => {
    expect(called(({ sealed }) => sealed).sort()).toEqual(
      ['changePassword', 'login', 'loginVerification', 'register', 'registerMobile'].sort(),
    )
  })

  it('marks some paths as cacheable, all of them GET (I7.04)', () => {
    const cacheable = called((row) => row.cacheable)
    expect(cacheable).toContain('gameLanes')
    expect(cacheable).toContain('country')
    expect(cacheable).not.toContain('memberInfo')
    expect(cacheable.map((name) => calls[name].method)).toEqual(cacheable.map(() => 'GET'))
  })
})
