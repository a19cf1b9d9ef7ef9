import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { formatMessage, type MessageKey, messageLanguages } from '../../scripts/platform/messages'
import { registerMessages } from '../../scripts/platform/messages/register'
import { otherCode } from './memberCalls'
import {
  get,
  login,
  type PlatformServer,
  post,
  startPlatformServer,
  startTime,
  token,
} from './platformServer'
import {
  newPassword,
  overrideFlags,
  overrideSettings,
  readMemberOf,
  readRegistrations,
  register,
  registerAutoUserName,
  registrationForm,
} from './registrationCalls'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => control(server.origin, { reset: true }))
afterAll(() => server.close())

const checkUserName = async (username: string) =>
  get(server, `/wps/check/username?${new URLSearchParams({ username })}`)

describe('registering with a user name', () => {
  it('creates an account and a session, and returns the member (I3.03, I3.15, I7.13)', async () => {
    const reply = await register(server)
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
    expect(await readMemberOf(server, reply)).toMatchObject({
      userName: 'hoamai',
      type: 0,
      regDate: startTime,
    })
  })

  it('creates a member who can log out and log in again with the password', async () => {
    const { value } = await register(server)
    const { token: Authorization } = value as { token: string }
    await post(server, '/wps/session/logout', '', { Authorization, ModuleId: 'LOGIN3' })
    expect((await get(server, '/wps/member/info', { Authorization })).status).toBe(401)
    const again = await login(server, { username: 'HoaMai', password: newPassword })
    expect(again.value).toMatchObject({ id: 500_001, userName: 'hoamai', firstTimeLogin: false })
    expect((await login(server, { username: 'hoamai', password: otherCode(newPassword) })).errorCode).toBe(
      'login.cred.err',
    )
  })

  it('creates no session when the payload says so', async () => {
    expect((await register(server, { login: false })).value).not.toHaveProperty('token')
    expect((await login(server, { username: 'hoamai', password: newPassword })).success).toBe(true)
  })

  it('counts as a friend of the member whose referral code it carries, in any letter case', async () => {
    const friends = async () => {
      const Authorization = await token(server, 'minhanh88')
      const path = '/wps/relay/MCSFE_getMerchantAvailablePromotions'
      return ((await get(server, path, { Authorization })).value as { REFERRAL: { count: number } }).REFERRAL
        .count
    }
    expect(await friends()).toBe(3)
    await register(server, { username: 'hoamai', referralCode: 'r100241' })
    await register(server, { username: 'hoadao' })
    expect(await friends()).toBe(4)
  })

  it('stores the payload, without secrets', async () => {
    const told = {
      ...registrationForm,
      username: 'hoamai',
      affiliateCode: 'a100278',
      referralCode: 'R100241',
      pixelTrack: { tid: 't-1', fbp: 'fb.1.2.3' },
    }
    await register(server, told)
    expect(await readRegistrations(server)).toEqual([
      {
        merchant: 'hongvan',
        method: 'userName',
        id: 500_001,
        userName: 'hoamai',
        at: startTime,
        payload: told,
      },
    ])
  })

  it('creates one account when the form is sent twice at once', async () => {
    const replies = await Promise.all([register(server), register(server, { username: 'HOAMAI' })])
    const codes = replies.map(({ errorCode }) => errorCode)
    expect(codes.sort()).toEqual([null, 'username.taken'].sort())
    expect(await readRegistrations(server)).toHaveLength(1)
  })

  it('has created the account when only the response is lost', async () => {
    await control(server.origin, { fault: { call: 'register', drop: true, afterHandling: true, times: 1 } })
    await expect(register(server)).rejects.toThrow('fetch failed')
    expect((await register(server)).errorCode).toBe('username.taken')
    expect((await login(server, { username: 'hoamai', password: newPassword })).success).toBe(true)
  })

  it('has created none when the request is lost', async () => {
    await control(server.origin, { fault: { call: 'register', drop: true, times: 1 } })
    await expect(register(server)).rejects.toThrow('fetch failed')
    expect((await register(server)).success).toBe(true)
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
    expect(await register(server, body)).toMatchObject({ success: false, errorCode, value: null })
    expect(await readRegistrations(server)).toEqual([])
  })

  it.each(['hoa_mai-2026.vn', 'Hồng.Vân', 'ستارہ', 'a'.repeat(64)])(
    'accepts the user name %s, and returns it unchanged',
    async (username) => {
      expect((await register(server, { username })).value).toMatchObject({ userName: username })
    },
  )

  it('treats a name with combining marks as the same name', async () => {
    await register(server, { username: 'Hồng.Vân'.normalize('NFD') })
    expect((await register(server, { username: 'Hồng.Vân' })).errorCode).toBe('username.taken')
    expect(
      (await login(server, { username: 'hồng.vân'.normalize('NFD'), password: newPassword })).success,
    ).toBe(true)
  })

  it.each([
    ['as long as they are, with blanks around them', ` ${'mây hồng 🌹 '.repeat(20)} `],
    ['of exactly the least length', '12345678'],
  ])('accepts passwords %s', async (_which, password) => {
    await register(server, { password })
    expect((await login(server, { username: 'hoamai', password })).success).toBe(true)
    expect((await login(server, { username: 'hoamai', password: password.slice(1) })).success).toBe(false)
  })

  it('requires the right module and an encrypted body', async () => {
    expect((await register(server, {}, { ModuleId: 'MOBILENUMREG3' })).errorCode).toBe('module.unknown')
    const unencrypted = await post(server, '/wps/member/register', registrationForm, {
      ModuleId: 'REG3',
      'Content-Type': 'text/plain',
    })
    expect(unencrypted.errorCode).toBe('encryption_failed')
  })
})

describe('the captcha of registering', () => {
  const createPicture = async () => {
    const { value } = await get(server, '/wps/captcha/image')
    return (value as { id: string }).id
  }

  it('is required when its flag is on, and a wrong one is refused', async () => {
    await overrideFlags(server, { REGISTERCAPTCHA3: true })
    expect((await register(server)).errorCode).toBe('captcha.failed')
    expect((await register(server, { captchaId: await createPicture(), captchaCode: '?' })).errorCode).toBe(
      'captcha.failed',
    )
    expect((await registerAutoUserName(server)).errorCode).toBe('captcha.failed')
    expect(await readRegistrations(server)).toEqual([])
  })

  it('is part of the settings, which can switch it off (E3.41)', async () => {
    await overrideFlags(server, { REGISTERCAPTCHA3: true })
    expect((await get(server, '/wps/system/settings')).value).toMatchObject({ register: { captcha: true } })
    await overrideSettings(server, { register: { captcha: false } })
    expect((await get(server, '/wps/system/settings')).value).toMatchObject({ register: { captcha: false } })
    expect((await register(server)).success).toBe(true)
  })
})

describe('registering without a user name', () => {
  it('generates an available name, with which the member can log in (I7.15)', async () => {
    const names = new Set<string>()
    for (let turn = 0; turn < 5; turn += 1) {
      const { value } = await registerAutoUserName(server)
      const { userName: username } = value as { userName: string }
      expect(username).toMatch(/^hong\d{6}$/)
      expect((await login(server, { username, password: newPassword })).success).toBe(true)
      names.add(username)
    }
    expect(names.size).toBe(5)
  })

  it.each([
    [{ password: '' }, 'param.invalid'],
    [{ password: 'short' }, 'password.too.short'],
    [{ referralCode: 'nobody' }, 'referral.code.err'],
  ])('is refused with %j as %s', async (body, errorCode) => {
    expect(await registerAutoUserName(server, body)).toMatchObject({ success: false, errorCode })
  })
})

describe('the check of a user name', () => {
  it('knows demo members and new members (I7.28)', async () => {
    expect((await checkUserName('hoamai')).value).toEqual({ available: true })
    expect((await checkUserName(' MINHANH88 ')).value).toEqual({ available: false })
    await register(server)
    expect((await checkUserName('HoaMai')).value).toEqual({ available: false })
  })

  it.each([
    ['', 'param.invalid'],
    ['abc', 'username.err'],
  ])('is refused for "%s" as %s', async (name, errorCode) => {
    expect(await checkUserName(name)).toMatchObject({
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
    expect((await get(server, path)).value).toEqual({ valid })
  })

  it('requires a code', async () => {
    expect((await get(server, '/wps/agent/affiliate')).errorCode).toBe('param.invalid')
  })

  it("no longer knows a blocked agent's", async () => {
    await control(server.origin, { member: { merchant: 'hongvan', userName: 'dailyhoang', blocked: true } })
    expect((await get(server, '/wps/agent/affiliate?affiliateCode=A100278')).value).toEqual({ valid: false })
  })

  it('knows all codes that npm start prints', async () => {
    const agents = server.platform.invitations.filter(({ affiliateCode }) => affiliateCode)
    expect(agents).toHaveLength(4)
    for (const { merchant: Merchant, affiliateCode } of agents)
      expect(
        (await get(server, `/wps/agent/affiliate?affiliateCode=${affiliateCode}`, { Merchant })).value,
      ).toEqual({ valid: true })
  })
})

describe('the messages about new accounts', () => {
  it('are translated into every language', () => {
    for (const key of Object.keys(registerMessages) as MessageKey[]) {
      const messages = messageLanguages.map((language) =>
        formatMessage(key, language, { minimum: 4, maximum: 64 }),
      )
      expect(new Set(messages).size).toBe(messageLanguages.length)
      expect(messages.join()).not.toMatch(/[{}]/)
    }
  })

  it('are in the language of the request', async () => {
    const { message: messages } = await register(server, { username: 'abc' }, { Language: 'VI' })
    expect(messages).toMatch(/^Tên đăng nhập gồm 4 đến 64 chữ cái/)
  })
})
