import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { type MessageKey, message, messageLanguages } from '../../scripts/platform/messages'
import { registerMessages } from '../../scripts/platform/messages/register'
import { wrong } from './members'
import {
  flags,
  form,
  PASSWORD,
  register,
  registerAutoUserName,
  registrations,
  settings,
  whoIs,
} from './newcomers'
import { get, login, openSite, post, type Site, START } from './support'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => control(site.origin, { reset: true }))
afterAll(() => site.close())

const check = async (username: string) =>
  get(site, `/wps/check/username?${new URLSearchParams({ username })}`)

describe('registering with a user name', () => {
  it('opens an account and a session, and says whose (I3.03, I3.15, I7.13)', async () => {
    const reply = await register(site)
    expect(reply).toMatchObject({ success: true, errorCode: null })
    expect(reply.value).toEqual({
      id: 500_001,
      customerId: 500_001,
      userName: 'hoamai',
      customerName: 'hoamai',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(await whoIs(site, reply)).toMatchObject({ userName: 'hoamai', type: 0, regDate: START })
  })

  it('makes a member who logs out and in again with the password', async () => {
    const { value } = await register(site)
    const { token: Authorization } = value as { token: string }
    await post(site, '/wps/session/logout', '', { Authorization, ModuleId: 'LOGIN3' })
    expect((await get(site, '/wps/member/info', { Authorization })).status).toBe(401)
    const again = await login(site, { username: 'HoaMai', password: PASSWORD })
    expect(again.value).toMatchObject({ id: 500_001, userName: 'hoamai', firstTimeLogin: false })
    expect((await login(site, { username: 'hoamai', password: wrong(PASSWORD) })).errorCode).toBe(
      'login.cred.err',
    )
  })

  it('opens no session when the payload says so', async () => {
    expect((await register(site, { login: false })).value).not.toHaveProperty('token')
    expect((await login(site, { username: 'hoamai', password: PASSWORD })).success).toBe(true)
  })

  it('keeps what the form brought, and nothing that is secret', async () => {
    const told = {
      ...form,
      username: 'hoamai',
      affiliateCode: 'a100278',
      referralCode: 'R100241',
      pixelTrack: { tid: 't-1', fbp: 'fb.1.2.3' },
    }
    await register(site, told)
    expect(await registrations(site)).toEqual([
      { merchant: 'hongvan', way: 'userName', id: 500_001, userName: 'hoamai', at: START, told },
    ])
  })

  it('opens one account when the form is sent twice at once', async () => {
    const replies = await Promise.all([register(site), register(site, { username: 'HOAMAI' })])
    const codes = replies.map(({ errorCode }) => errorCode)
    expect(codes.sort()).toEqual([null, 'username.taken'].sort())
    expect(await registrations(site)).toHaveLength(1)
  })

  it('has opened the account when only the answer is lost', async () => {
    await control(site.origin, { fault: { call: 'register', drop: true, afterwards: true, times: 1 } })
    await expect(register(site)).rejects.toThrow('fetch failed')
    expect((await register(site)).errorCode).toBe('username.taken')
    expect((await login(site, { username: 'hoamai', password: PASSWORD })).success).toBe(true)
  })

  it('has opened none when the request is lost', async () => {
    await control(site.origin, { fault: { call: 'register', drop: true, times: 1 } })
    await expect(register(site)).rejects.toThrow('fetch failed')
    expect((await register(site)).success).toBe(true)
  })

  it.each([
    [{ username: '' }, 'param.invalid'],
    [{ password: '' }, 'param.invalid'],
    [{ username: 'abc' }, 'username.err'],
    [{ username: 'a'.repeat(65) }, 'username.err'],
    [{ username: 'hoa mai' }, 'username.err'],
    [{ username: 'hoa<b>mai' }, 'username.err'],
    [{ username: '0987654321' }, 'username.err'],
    [{ username: 'minhanh88' }, 'username.taken'],
    [{ username: ' MinhAnh88 ' }, 'username.taken'],
    [{ password: '1234567' }, 'password.too.short'],
    [{ affiliateCode: 'A1' }, 'affiliate.code.err'],
    [{ affiliateCode: 'R100241' }, 'affiliate.code.err'],
    [{ affiliateCode: 'A100241' }, 'affiliate.code.err'],
    [{ referralCode: 'R1' }, 'referral.code.err'],
    [{ registerMethod: 'FAX' }, 'register.method.err'],
    [{ registerMethod: undefined }, 'register.method.err'],
    [{ loginDeviceId: '0f1e2d3c' }, 'device.id.err'],
  ])('is refused with %j as %s', async (body, errorCode) => {
    expect(await register(site, body)).toMatchObject({ success: false, errorCode, value: null })
    expect(await registrations(site)).toEqual([])
  })

  it.each(['hoa_mai-2026.vn', 'Hồng.Vân', 'ستارہ', 'a'.repeat(64)])(
    'takes the user name %s, and gives it back as it was written',
    async (username) => {
      expect((await register(site, { username })).value).toMatchObject({ userName: username })
    },
  )

  it('takes a name that is written with combining marks for the same name', async () => {
    await register(site, { username: 'Hồng.Vân'.normalize('NFD') })
    expect((await register(site, { username: 'Hồng.Vân' })).errorCode).toBe('username.taken')
    expect((await login(site, { username: 'hồng.vân'.normalize('NFD'), password: PASSWORD })).success).toBe(
      true,
    )
  })

  it.each([
    ['as long as they are, with blanks around them', ` ${'mây hồng 🌹 '.repeat(20)} `],
    ['of exactly the least length', '12345678'],
  ])('takes passwords %s', async (_which, password) => {
    await register(site, { password })
    expect((await login(site, { username: 'hoamai', password })).success).toBe(true)
    expect((await login(site, { username: 'hoamai', password: password.slice(1) })).success).toBe(false)
  })

  it('is for a site with the right module and a sealed body', async () => {
    expect((await register(site, {}, { ModuleId: 'MOBILENUMREG3' })).errorCode).toBe('module.unknown')
    const clear = await post(site, '/wps/member/register', form, {
      ModuleId: 'REG3',
      'Content-Type': 'text/plain',
    })
    expect(clear.errorCode).toBe('encryption_failed')
  })
})

describe('the captcha of registering', () => {
  const picture = async () => {
    const { value } = await get(site, '/wps/captcha/image')
    return (value as { id: string }).id
  }

  it('is wanted when its flag is on, and a wrong one does not do', async () => {
    await flags(site, { REGISTERCAPTCHA3: true })
    expect((await register(site)).errorCode).toBe('captcha.failed')
    expect((await register(site, { captchaId: await picture(), captchaCode: '?' })).errorCode).toBe(
      'captcha.failed',
    )
    expect((await registerAutoUserName(site)).errorCode).toBe('captcha.failed')
    expect(await registrations(site)).toEqual([])
  })

  it('is told by the settings, and not wanted when they say no (E3.41)', async () => {
    await flags(site, { REGISTERCAPTCHA3: true })
    expect((await get(site, '/wps/system/settings')).value).toMatchObject({ register: { captcha: true } })
    await settings(site, { register: { captcha: false } })
    expect((await get(site, '/wps/system/settings')).value).toMatchObject({ register: { captcha: false } })
    expect((await register(site)).success).toBe(true)
  })
})

describe('registering without a user name', () => {
  it('gives a name that nobody has, and that opens the account (I7.15)', async () => {
    const names = new Set<string>()
    for (let turn = 0; turn < 5; turn += 1) {
      const { value } = await registerAutoUserName(site)
      const { userName: username } = value as { userName: string }
      expect(username).toMatch(/^hong\d{6}$/)
      expect((await login(site, { username, password: PASSWORD })).success).toBe(true)
      names.add(username)
    }
    expect(names.size).toBe(5)
  })

  it.each([
    [{ password: '' }, 'param.invalid'],
    [{ password: 'short' }, 'password.too.short'],
    [{ referralCode: 'nobody' }, 'referral.code.err'],
  ])('is refused with %j as %s', async (body, errorCode) => {
    expect(await registerAutoUserName(site, body)).toMatchObject({ success: false, errorCode })
  })
})

describe('the check of a user name', () => {
  it('tells who is there and who came since (I7.28)', async () => {
    expect((await check('hoamai')).value).toEqual({ available: true })
    expect((await check(' MINHANH88 ')).value).toEqual({ available: false })
    await register(site)
    expect((await check('HoaMai')).value).toEqual({ available: false })
  })

  it.each([
    ['', 'param.invalid'],
    ['abc', 'username.err'],
  ])('is refused for "%s" as %s', async (name, errorCode) => {
    expect(await check(name)).toMatchObject({
      success: false,
      errorCode,
      message: expect.stringMatching(/\w/),
    })
  })
})

describe('the check of an affiliate code', () => {
  it.each([
    ['A100278', true],
    [' a100278 ', true],
    ['A100241', false],
    ['R100278', false],
    ['A1', false],
  ])('of %s says %s (I7.28)', async (affiliateCode, valid) => {
    const path = `/wps/agent/affiliate?${new URLSearchParams({ affiliateCode })}`
    expect((await get(site, path)).value).toEqual({ valid })
  })

  it('wants a code', async () => {
    expect((await get(site, '/wps/agent/affiliate')).errorCode).toBe('param.invalid')
  })

  it("no longer knows a blocked agent's", async () => {
    await control(site.origin, { member: { merchant: 'hongvan', userName: 'dailyhoang', blocked: true } })
    expect((await get(site, '/wps/agent/affiliate?affiliateCode=A100278')).value).toEqual({ valid: false })
  })

  it('knows all that are printed at the start', async () => {
    const agents = site.platform.invitations.filter(({ affiliateCode }) => affiliateCode)
    expect(agents).toHaveLength(4)
    for (const { merchant: Merchant, affiliateCode } of agents)
      expect(
        (await get(site, `/wps/agent/affiliate?affiliateCode=${affiliateCode}`, { Merchant })).value,
      ).toEqual({ valid: true })
  })
})

describe('what is said about new accounts', () => {
  it('is said in every language, in words of its own', () => {
    for (const key of Object.keys(registerMessages) as MessageKey[]) {
      const said = messageLanguages.map((language) => message(key, language, { minimum: 4, maximum: 64 }))
      expect(new Set(said).size).toBe(messageLanguages.length)
      expect(said.join()).not.toMatch(/[{}]/)
    }
  })

  it('is said in the language of the form', async () => {
    const { message: said } = await register(site, { username: 'abc' }, { Language: 'VI' })
    expect(said).toMatch(/^Tên đăng nhập gồm 4 đến 64 chữ cái/)
  })
})
