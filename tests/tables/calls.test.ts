import { describe, expect, it } from 'vitest'
import { type CallName, type CallRow, calls, passThroughPrefixes } from '../../runtime/tables/calls'

const rows = Object.entries(calls) as [CallName, CallRow][]
const callsWhere = (matches: (row: CallRow) => boolean): CallName[] =>
  rows.filter(([, row]) => matches(row)).map(([name]) => name)

/** The methods and paths that section 7 of the specification gives. */
const specifiedPaths: readonly [CallName, string][] = [
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

it.each(specifiedPaths)('calls %s at the path of the specification: %s', (name, address) => {
  const { method, path, pathSource } = calls[name]
  expect(`${method} ${path}`).toBe(address)
  expect(pathSource).toBe('specified')
})

it('marks exactly the calls whose path is in the specification', () => {
  expect(callsWhere(({ pathSource }) => pathSource === 'specified').sort()).toEqual(
    specifiedPaths.map(([name]) => name).sort(),
  )
})

it('has no two calls with the same method and path', () => {
  const addresses = rows.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('has every path on the platform, and none behind a pass-through prefix', () => {
  for (const [, { path }] of rows) expect(path).toMatch(/^\/wps\/[\w./]+$/)
  expect(passThroughPrefixes).toEqual(['/lgw/'])
})

/** Section 6 and D2: calls without authorisation, or with it when there is a session. */
const withoutToken: readonly CallName[] = [
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
  'launchTrial',
  'webManifest',
]
/** As D2 and D32 list them: lobby lanes, vendors, matches, banners, announcements, resources, customer service, the app. */
const withOptionalToken: readonly CallName[] = [
  'gameLanes',
  'gameVendors',
  'gameMatches',
  'banners',
  'announcements',
  'resources',
  'customerServiceScript',
  'appVersion',
  'downloadSetting',
]

describe('authorisation', () => {
  it('is never sent with the calls of a visitor (I6.06)', () => {
    expect(callsWhere(({ auth }) => auth === 'none').sort()).toEqual([...withoutToken].sort())
  })

  it('is sent when there is a session with calls for members and visitors', () => {
    expect(callsWhere(({ auth }) => auth === 'optional').sort()).toEqual([...withOptionalToken].sort())
  })

  it('is required by all other calls (I6.07)', () => {
    const others = rows
      .map(([name]) => name)
      .filter((name) => ![...withoutToken, ...withOptionalToken].includes(name))
    expect(callsWhere(({ auth }) => auth === 'required').sort()).toEqual(others.sort())
    expect(others).toEqual(expect.arrayContaining(['announcementCategories', 'launchGame']))
    expect(others).toEqual(expect.arrayContaining(['memberInfo', 'balance', 'memberLanguage', 'logout']))
  })
})

describe('the other columns', () => {
  it('gives a ModuleId to every PUT, POST and DELETE but the beacon, and to no GET (E7.45)', () => {
    const expected = callsWhere(({ method }) => method !== 'GET').filter((name) => name !== 'collect')
    expect(callsWhere(({ moduleId }) => moduleId !== undefined)).toEqual(expected)
  })

  it.each<[CallName, string]>([
    ['register', 'REG3'],
    ['registerMobile', 'MOBILENUMREG3'],
  ])('uses the module of the specification for %s: %s', (name, moduleId) => {
    expect((calls[name] as CallRow).moduleId).toBe(moduleId)
  })

  it('encrypts the bodies of exactly the calls that the specification and D2 name (I7.05, E7.46)', () => {
    expect(callsWhere(({ encrypted }) => encrypted).sort()).toEqual(
      ['changePassword', 'login', 'loginVerification', 'register', 'registerMobile'].sort(),
    )
  })

  it('marks some paths as cacheable, all of them GET (I7.04)', () => {
    const cacheable = callsWhere((row) => row.cacheable)
    expect(cacheable).toContain('gameLanes')
    expect(cacheable).toContain('country')
    expect(cacheable).not.toContain('memberInfo')
    expect(cacheable.map((name) => calls[name].method)).toEqual(cacheable.map(() => 'GET'))
  })
})
