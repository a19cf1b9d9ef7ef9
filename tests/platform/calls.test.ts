import forge from 'node-forge'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '../../scripts/platform/calls'
import { decryptDes } from '../../scripts/platform/http/encryption'
import { validateReply } from '../../scripts/platform/http/validateReply'
import {
  get,
  login,
  type PlatformServer,
  post,
  startPlatformServer,
  startTime,
  token,
} from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => server.platform.control({ reset: true }))
afterAll(() => server.close())

const chatQuery = new URLSearchParams({
  b2c: 'true',
  title: 'Chat',
  backUrl: 'http://127.0.0.1/m/home',
  language: 'EN',
  headerColor: '#c0392b',
})

describe('replies', () => {
  it.each(Object.entries(calls).filter(([, call]) => call.method === 'GET'))(
    '%s replies in the common envelope, and matches its schema (I7.02, E7.04)',
    async (_name, call) => {
      const Authorization = await token(server, 'minhanh88')
      await server.platform.control({ flags: { merchant: 'hongvan', values: { CHAT3: true } } })
      const query = `?groupName=m_home&platform=html5&username=newcomer&affiliateCode=A1&${chatQuery}&gameId=midnight-cherries`
      const { status, success, message, errorCode, value } = await get(server, call.path + query, {
        Authorization,
      })
      expect({ status, success, message, errorCode }).toEqual({
        status: 200,
        success: true,
        message: '',
        errorCode: null,
      })
      expect(validateReply(call.reply, { success, message, errorCode, value })).toBeUndefined()
    },
  )

  it('a path that is not a call is refused in the common envelope (I7.02, E7.04)', async () => {
    const notFound = { status: 404, success: false, message: '', errorCode: 'not_found', value: null }
    expect(await get(server, '/wps/relay/unknown')).toMatchObject(notFound)
    expect(await post(server, '/wps/system/status', {})).toMatchObject(notFound)
  })

  it('a path outside the platform is not handled', async () => {
    const response = await fetch(`${server.origin}/m/home`)
    expect([response.status, await response.text()]).toEqual([404, 'not the platform'])
  })

  it('a reply that does not match its schema becomes a 500 with a line in the log', async () => {
    await server.platform.control({ settings: { merchant: 'hongvan', values: { passwordMinimum: 'six' } } })
    expect(await get(server, '/wps/system/settings')).toMatchObject({ status: 500, success: false })
    expect(
      server.lines.some(
        (line) => line.includes('does not match settings') && line.includes('passwordMinimum'),
      ),
    ).toBe(true)
  })

  it("a merchant's own path answers, and the default path no longer does", async () => {
    const Authorization = await token(server, 'mariaclara10', { Merchant: 'brasa' })
    const headers = { Authorization, Merchant: 'brasa' }
    expect((await get(server, '/wps/member/wallet', headers)).value).toEqual({
      balance: '1284.50',
      currency: 'BRL',
    })
    expect((await get(server, '/wps/member/balance', headers)).status).toBe(404)
  })
})

describe('the RSA key', () => {
  it('is a public key of 2048 bits (I7.17)', async () => {
    const { value } = await get(server, '/wps/session/key/rsa?_=1')
    expect(forge.pki.publicKeyFromPem(String(value)).n.bitLength()).toBe(2048)
  })
})

describe('members', () => {
  it('get their details (I7.25)', async () => {
    const Authorization = await token(server, 'dailyhoang')
    expect((await get(server, '/wps/member/info', { Authorization })).value).toEqual({
      id: expect.any(Number),
      userName: 'dailyhoang',
      type: 1,
      language: 'VI',
      regDate: startTime - 420 * 86_400_000,
      clubLabel: { labelName: 'Platinum', labelId: 504, type: 'VIP', rankLevel: 4 },
      referralCode: 'R100278',
      affiliateCode: 'A100278',
      picture: expect.stringMatching(/^\/wps\/media\/avatars\//),
    })
  })

  it('who registered by mobile number have an `account` instead of a `userName` (I7.25)', async () => {
    const Authorization = await token(server, '84903118226')
    const { value } = await get(server, '/wps/member/info', { Authorization })
    expect(value).toMatchObject({ account: '84903118226' })
    expect(value).not.toHaveProperty('userName')
    expect(value).not.toHaveProperty('affiliateCode')
  })

  it.each([
    ['hongvan', 'minhanh88', '1284500', 'VND'],
    ['hongvan', 'tuankiet_hn', '0', 'VND'],
    ['hongvan', 'dai.gia.sai.gon', '987654321990', 'VND'],
  ])('of %s: %s has %s %s', async (Merchant, userName, balance, currency) => {
    const Authorization = await token(server, userName, { Merchant })
    expect((await get(server, '/wps/member/balance', { Authorization, Merchant })).value).toEqual({
      balance,
      currency,
    })
  })

  it('can save their language', async () => {
    const headers = { Authorization: await token(server, 'minhanh88'), ModuleId: 'MEMBER3' }
    const choice = { language: 'CN', merchantCode: 'hongvan' }
    expect((await post(server, '/wps/member/language', choice, headers)).success).toBe(true)
    expect((await get(server, '/wps/member/info', headers)).value).toMatchObject({ language: 'CN' })
    expect((await post(server, '/wps/member/language', { language: 'XX' }, headers)).errorCode).toBe(
      'language.unknown',
    )
    const otherMerchant = { ...choice, merchantCode: 'brasa' }
    expect((await post(server, '/wps/member/language', otherMerchant, headers)).errorCode).toBe(
      'merchant.unknown',
    )
  })

  it('are listed for every merchant with a working password, one for each role', async () => {
    for (const { merchant, userName, password, note } of server.platform.members) {
      const { errorCode } = await login(server, { username: userName, password }, { Merchant: merchant })
      const expected =
        note === 'blocked' ? 'member.blocked' : note.includes('second') ? 'login_verify_required' : null
      expect({ userName, errorCode }).toEqual({ userName, errorCode: expected })
    }
    const kinds = server.platform.members
      .filter((member) => member.merchant === 'hongvan')
      .map((member) => member.note)
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(12)
  })

  it('get promotions by key; agents cannot refer friends', async () => {
    const path = '/wps/relay/MCSFE_getMerchantAvailablePromotions'
    const readPromotions = async (userName: string) =>
      (await get(server, path, { Authorization: await token(server, userName) })).value
    expect(await readPromotions('minhanh88')).toEqual({
      APP_DOWNLOAD: { enabled: true, count: 1 },
      REFERRAL: { enabled: true, count: 3 },
    })
    expect(await readPromotions('dailyhoang')).toMatchObject({ REFERRAL: { enabled: false, count: 0 } })
    await server.platform.control({
      promotions: {
        merchant: 'hongvan',
        values: { REFERRAL: { enabled: false }, APP_DOWNLOAD: { count: 2 } },
      },
    })
    expect(await readPromotions('minhanh88')).toEqual({
      APP_DOWNLOAD: { enabled: true, count: 2 },
      REFERRAL: { enabled: false, count: 3 },
    })
  })
})

describe('the system', () => {
  it('is normal, and returns the IP address and a track, which can be sent again', async () => {
    const first = (await get(server, '/wps/system/status?device=MOBILE')).value as { track: string }
    expect(first).toEqual({ state: 'normal', ip: '127.0.0.1', track: expect.stringMatching(/^\w{12}$/) })
    expect((await get(server, '/wps/system/status?track=mine')).value).toMatchObject({ track: 'mine' })
  })

  it("returns the merchant's flags and settings (E3.40, E3.43, E3.45)", async () => {
    expect((await get(server, '/wps/system/whitelabel')).value).toEqual({ REWCEN3: true, CHAT3: false })
    expect((await get(server, '/wps/system/settings')).value).toMatchObject({
      whitelabelVal: { REWCEN3: true },
      gw: { GEETEST_ID: 'abc', GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
      passwordMinimum: 8,
      currency: 'VND',
      currencySymbol: '₫',
      currencyPosition: 'after',
    })
  })

  it.each([
    ['hongvan', 'VN', '84'],
    ['brasa', 'BR', '55'],
  ])('%s locates its visitors in %s (+%s)', async (Merchant, countryCode, countryDialingCode) => {
    const { value } = await get(server, '/wps/system/country', { Merchant })
    expect(value).toMatchObject({ countryCode, countryDialingCode })
    const { countries } = value as { countries: { countryCode: string }[] }
    expect(countries).toContainEqual({ countryCode, countryDialingCode })
    expect(new Set(countries.map((country) => country.countryCode)).size).toBe(countries.length)
  })

  it('encrypts the URLs of customer service, with the key in the last 8 characters (I3.35, E3.22)', async () => {
    const { value } = await get(server, '/wps/system/domainRoute')
    const { customerService } = value as { customerService: { path: string }[] }
    expect(customerService.map(({ path }) => decryptDes(path.slice(0, -8), path.slice(-8)))).toEqual([
      'https://chat.hongvan.example/live',
      'https://chat.hongvan.example/vip-desk',
      'https://chat.hongvan.example/assistant',
    ])
  })

  it('returns the same customer service to members and visitors (E7.13)', async () => {
    const path = '/wps/relay/WPSCORE_getCustomerServiceScript'
    const Authorization = await token(server, 'minhanh88')
    const { value: route } = await get(server, '/wps/system/domainRoute')
    const { customerService } = route as { customerService: unknown }
    for (const headers of [{}, { Authorization }])
      expect((await get(server, path, headers)).value).toEqual({ customerService })
  })

  it('returns overridden domains and customer service', async () => {
    const path = 'not base64'
    await server.platform.control({
      domainConfig: {
        merchant: 'hongvan',
        domainList: ['m9.hongvan.example'],
        customerService: [{ csType: 'MIDUOKE', path, labelIds: [501] }],
      },
    })
    expect((await get(server, '/wps/system/domainRoute')).value).toEqual({
      domainList: [{ domainName: 'm9.hongvan.example' }],
      customerService: [{ id: 'miduoke-1', csType: 'MIDUOKE', csPosition: 1, path, labelIds: [501] }],
    })
    const otherMerchant = (await get(server, '/wps/system/domainRoute', { Merchant: 'brasa' })).value
    expect(otherMerchant).toMatchObject({ domainList: [{ domainName: 'www.brasa.example' }, {}, {}, {}] })
  })

  it('can be pinged from other origins', async () => {
    const path = '/wps/system/test/ping?speed=1'
    const readPromotions = await fetch(server.origin + path, { method: 'OPTIONS' })
    expect([readPromotions.status, readPromotions.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Merchant, Language, ModuleId',
    ])
    const { value, headers } = await get(server, path)
    expect([value, headers.get('access-control-allow-origin')]).toEqual(['hongvan', '*'])
    expect((await get(server, '/wps/system/status')).headers.get('access-control-allow-origin')).toBeNull()
    await server.platform.control({ fault: { call: 'ping', status: 503 } })
    expect((await get(server, path)).headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each(['application/json', 'text/plain;charset=UTF-8'])('accepts beacons as %s', async (type) => {
    const headers = { Merchant: undefined, Language: undefined, 'Content-Type': type }
    const path = '/wps/system/collect'
    expect((await post(server, path, { merchant: 'hongvan', value: '[]' }, headers)).success).toBe(true)
    expect((await post(server, path, { merchant: 'hongvan' }, headers)).errorCode).toBe('param.invalid')
    expect((await post(server, path, { merchant: 'nobody', value: '[]' }, headers)).errorCode).toBe(
      'merchant.unknown',
    )
  })
})
