import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Command } from '../../scripts/platform/control'
import {
  casinoMerchant,
  demoPassword,
  encryptBody,
  get,
  login as loginWith,
  lotteryMerchant,
  type PlatformResponse,
  type PlatformServer,
  post,
  rsaKey,
  startPlatformServer,
} from '../platform/platformServer'

let site: PlatformServer
beforeAll(async () => {
  site = await startPlatformServer({
    merchants: [
      {
        ...lotteryMerchant,
        flags: { ...lotteryMerchant.flags, GEETEST3: true, LOGINCAPTCHA3: true, SMSCAPTCHA3: true },
      },
      {
        ...casinoMerchant,
        flags: { LOGINCAPTCHA3: true },
        settings: { geetestId: 'other', geetestVersion: 'v4' },
      },
    ],
  })
})
beforeEach(() => site.platform.control({ reset: true }))
afterAll(() => site.close())

type Fields = Readonly<Record<string, string>>

/** Logs in with these captcha fields. */
const login = (fields: Fields, headers: Fields = {}): Promise<PlatformResponse> =>
  loginWith(site, { username: 'minhanh88', ...fields } as { username: string }, headers)

/** Calls one of the vendor's servers, as a page would. */
async function callVendor(path: string, query: Fields): Promise<Record<string, unknown>> {
  const search = new URLSearchParams({ ...query, callback: 'geetest_1' })
  const text = await (await fetch(`${site.origin}/__captcha/api1${path}?${search}`)).text()
  return JSON.parse(text.slice('geetest_1('.length, -1))
}

type VendorReply = { data: Readonly<Record<string, string | number>> }

const solvers: Readonly<Record<string, (headers?: Fields) => Promise<Fields>>> = {
  v3: async (headers) => {
    const { value } = await get(site, '/wps/captcha/geetest/login?t=1', headers)
    return solveV3(value as { challenge: string })
  },
  v4: async () => {
    const { data } = (await callVendor('/load', { captcha_id: 'abc' })) as VendorReply
    const lotNumber = String(data.lot_number)
    const verified = (await callVendor('/verify', {
      lot_number: lotNumber,
      moved: String(data.goal),
    })) as VendorReply
    return {
      geetestValidateV4: JSON.stringify({ lot_number: lotNumber, pass_token: verified.data.pass_token }),
    }
  },
  picture: async (headers) => {
    const { value } = await get(site, '/wps/captcha/image?t=1', headers)
    const { id, image } = value as { id: string; image: string }
    const svg = Buffer.from(image.split(',')[1] ?? '', 'base64').toString()
    return {
      captchaId: id,
      captchaCode: [...svg.matchAll(/>(\w)<\/text>/g)].map(([, letter]) => letter).join(''),
    }
  },
}

async function solveV3({ challenge }: { challenge: string }): Promise<Fields> {
  const puzzle = (await callVendor('/get.php', { challenge })) as VendorReply
  const { data } = (await callVendor('/ajax.php', {
    challenge,
    moved: String(puzzle.data.goal),
  })) as VendorReply
  return { geetestChallenge: String(data.challenge), geetestSeccode: String(data.seccode) }
}

const failed = { success: false, errorCode: 'captcha.failed' }

describe('the configuration of a captcha', () => {
  it.each(['/wps/captcha/geetest', '/wps/captcha/geetest/login'])(
    'at %s has gt, challenge and newCaptcha, with a new challenge each time (I3.09, I7.21, I7.22, E7.38)',
    async (path) => {
      const replies = [await get(site, `${path}?t=1`), await get(site, `${path}?t=2`)]
      const challenges = replies.map(({ value }) => (value as { challenge: string }).challenge)
      expect(replies[0]?.value).toEqual({ gt: 'abc', challenge: challenges[0], newCaptcha: true })
      expect(challenges[0]).toMatch(/^[0-9a-f]{32}$/)
      expect(challenges[0]).not.toBe(challenges[1])
    },
  )

  it('has no id and no challenge for a merchant without one (F005)', async () => {
    await site.platform.control({ settings: { merchant: 'hongvan', values: { geetestId: null } } })
    expect((await get(site, '/wps/captcha/geetest')).value).toMatchObject({ gt: '', challenge: '' })
  })

  it('returns a new picture for the picture captcha each time (I5.18)', async () => {
    const [first, second] = [await solvers.picture?.(), await solvers.picture?.()]
    expect(first?.captchaCode).toMatch(/^\w{5}$/)
    expect(first?.captchaId).not.toBe(second?.captchaId)
  })
})

describe.each(['v3', 'v4', 'picture'])('a login with the captcha %s', (kind) => {
  const solve = async (headers?: Fields): Promise<Fields> => (await solvers[kind]?.(headers)) ?? {}

  it('succeeds once, and not again with the same result (F105)', async () => {
    const fields = await solve()
    expect((await login(fields)).success).toBe(true)
    expect(await login(fields)).toMatchObject(failed)
  })

  it('succeeds for ten minutes', async () => {
    const [early, late] = [await solve(), await solve()]
    await site.platform.control({ clock: { advance: 600_000 } })
    expect((await login(early)).success).toBe(true)
    await site.platform.control({ clock: { advance: 1 } })
    expect(await login(late)).toMatchObject(failed)
  })

  it('is refused with a modified result', async () => {
    const fields = await solve()
    for (const name of Object.keys(fields))
      expect(await login({ ...(await solve()), [name]: `${fields[name]}x` })).toMatchObject(failed)
  })

  it('is refused at another merchant', async () => {
    const headers = { Merchant: 'brasa' }
    expect(await login(await solve(), headers)).toMatchObject(failed)
  })

  it('uses up the result even if the password is wrong', async () => {
    const fields = await solve()
    const wrong = { ...fields, password: 'wrong' }
    expect((await login(wrong)).errorCode).toBe('login.cred.err')
    expect(await login(fields)).toMatchObject(failed)
  })
})

describe('a required captcha', () => {
  it.each([
    ['nothing', {}],
    ['an invented seccode', { geetestSeccode: 'x|jordan', geetestChallenge: 'x' }],
    ['text that is not JSON', { geetestValidateV4: '{' }],
    ['JSON of something else', { geetestValidateV4: '"x"' }],
    ['the bypass result of v4', { geetestValidateV4: '{"pass_token":"bypass","lot_number":"bypass"}' }],
  ])('is not passed with %s', async (_what, fields) => {
    expect(await login(fields)).toMatchObject(failed)
  })

  it('fails with a message in the member’s language', async () => {
    const messages = await Promise.all(
      ['EN', 'VI', 'PT-BR', 'UR'].map(async (Language) => (await login({}, { Language })).message),
    )
    expect(new Set(messages).size).toBe(4)
    expect(messages[0]).toBe('The verification did not count. Please verify again.')
  })

  it('must have been started for a login, with v3', async () => {
    const { value } = await get(site, '/wps/captcha/geetest?t=1')
    expect(await login(await solveV3(value as { challenge: string }))).toMatchObject(failed)
  })

  it('must not have been started for a login when it is for an SMS code, with v3', async () => {
    const sendSms = (fields: Fields) =>
      post(
        site,
        '/wps/verification/sms',
        { countryDialingCode: '84', mobileNum: '1', ...fields },
        { ModuleId: 'LOGIN3' },
      )
    const { value } = await get(site, '/wps/captcha/geetest?t=1')
    const solved = await solveV3(value as { challenge: string })
    expect(await sendSms((await solvers.v3?.()) ?? {})).toMatchObject(failed)
    expect((await sendSms(solved)).errorCode).not.toBe('captcha.failed')
  })

  it('is not required when the flag is off (I4.44)', async () => {
    await site.platform.control({ flags: { merchant: 'hongvan', values: { LOGINCAPTCHA3: false } } })
    expect((await login({})).success).toBe(true)
  })

  it('counts a wrong slider position as a failed attempt, and allows another one', async () => {
    const { data } = (await callVendor('/load', { captcha_id: 'abc' })) as VendorReply
    const attempt = async (moved: number | string) =>
      (
        (await callVendor('/verify', {
          lot_number: String(data.lot_number),
          moved: String(moved),
        })) as VendorReply
      ).data.result
    expect(await attempt(Number(data.goal) + 3)).toBe('fail')
    expect(await attempt('')).toBe('fail')
    expect(await attempt('middle')).toBe('fail')
    expect(await attempt(Number(data.goal) + 2)).toBe('success')
  })

  it('rejects an unknown captcha id', async () => {
    expect(await callVendor('/load', { captcha_id: 'nobody' })).toMatchObject({
      status: 'error',
      code: '60001',
    })
  })
})

describe('the control call', () => {
  it.each<[string, Command, boolean]>([
    ['a fault of a server', { captcha: [{ part: 'main', how: 'hang', server: 'static2' }] }, true],
    ['no fault', { captcha: [] }, true],
    ['an unknown part', { captcha: [{ part: 'unknown' as 'main', how: 'hang' }] }, false],
    ['an unknown server', { captcha: [{ part: 'main', how: 'hang', server: 'static9' }] }, false],
  ])('accepts or rejects %s', async (_what, command, ok) => {
    expect((await site.platform.control(command)).ok).toBe(ok)
  })

  it('repeats a fault the given number of times, only at its server, until the reset', async () => {
    const status = async (server: string) =>
      (await fetch(`${site.origin}/__captcha/${server}/v4/gt4.js`)).status
    await site.platform.control({
      captcha: [{ part: 'loader', how: 'missing', server: 'static1', times: 2 }],
    })
    expect(await status('static2')).toBe(200)
    expect([await status('static1'), await status('static1'), await status('static1')]).toEqual([
      404, 404, 200,
    ])
    await site.platform.control({ captcha: [{ part: 'loader', how: 'missing', server: 'static' }] })
    expect([await status('static1'), await status('static3')]).toEqual([404, 404])
    await site.platform.control({ reset: true })
    expect(await status('static1')).toBe(200)
  })

  it('lists the requests to each of the vendor’s servers', async () => {
    await callVendor('/load', { captcha_id: 'abc' })
    await fetch(`${site.origin}/__captcha/static2/v4/gt4.js`)
    expect(await site.platform.control({ captchaRequests: true })).toMatchObject({
      captcha: ['api1 /load', 'static2 /v4/gt4.js'],
    })
  })

  it('returns nothing but a call of the given function from a JSONP URL', async () => {
    const answer = async (callback: string) =>
      (await fetch(`${site.origin}/__captcha/api1/load?callback=${encodeURIComponent(callback)}`)).text()
    expect(await answer('alert(1)//')).toBe('')
    expect(await answer('geetest_17')).toMatch(/^geetest_17\(\{.*\}\)$/)
  })
})

it('decrypts a login body with captcha fields', async () => {
  const fields = (await solvers.v4?.()) ?? {}
  const body = JSON.stringify({ username: 'minhanh88', password: demoPassword, ...fields })
  const encrypted = encryptBody(await rsaKey(site), body)
  const headers = { ...encrypted.headers, Device: 'MOBILE', ModuleId: 'LOGIN3' }
  expect((await post(site, '/wps/session/login', encrypted.body, headers)).success).toBe(true)
})
