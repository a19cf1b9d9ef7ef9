import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageLanguages } from '../../scripts/platform/messages'
import {
  demoPassword,
  encryptBody,
  get,
  login,
  loginHeaders,
  type PlatformServer,
  post,
  rsaKey,
  startPlatformServer,
  token,
} from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => server.platform.control({ reset: true }))
afterAll(() => server.close())

const loginWithEncryption = async (
  change: { body?: string; headers?: Record<string, string | undefined> } = {},
  secret?: string,
) => {
  const encrypted = encryptBody(
    await rsaKey(server),
    JSON.stringify({ username: 'minhanh88', password: demoPassword }),
    secret,
  )
  return post(server, '/wps/session/login', change.body ?? encrypted.body, {
    ...encrypted.headers,
    ...loginHeaders,
    ...change.headers,
  })
}

describe('login', () => {
  it('opens a session with the fields of the login response (I3.02)', async () => {
    const { success, value } = await login(server, { username: 'minhanh88' })
    expect(success).toBe(true)
    expect(value).toEqual({
      id: expect.any(Number),
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      userName: 'minhanh88',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    })
  })

  it('accepts the user name in any letter case, and non-ASCII text', async () => {
    await server.platform.control({
      member: { merchant: 'hongvan', userName: 'Hồng Vân', password: 'mật khẩu 密码' },
    })
    expect((await login(server, { username: ' hồng vân ', password: 'mật khẩu 密码' })).success).toBe(true)
    expect((await login(server, { username: 'MINHANH88' })).success).toBe(true)
  })

  it.each([
    ['baongoc2026', { firstTimeLogin: true }],
    ['quocbao79', { passwordExpired: true }],
    ['dailyhoang', { customerType: 1 }],
    ['tongdailyphuc', { customerType: 2 }],
    ['thutrang_test', { customerType: 4 }],
  ])('returns the status of %s (I3.02)', async (username, expected) => {
    expect((await login(server, { username })).value).toMatchObject(expected)
  })

  it('reports the first login only once', async () => {
    await login(server, { username: 'baongoc2026' })
    expect((await login(server, { username: 'baongoc2026' })).value).toMatchObject({ firstTimeLogin: false })
  })

  it('lists the second-factor methods, and creates no session (I3.04)', async () => {
    const reply = await login(server, { username: 'lananh_baomat' })
    expect(reply).toMatchObject({
      success: false,
      errorCode: 'login_verify_required',
      value: ['email', 'ga', 'sms', 'payeeName'],
    })
  })

  it.each([
    ['nobody', demoPassword, 'not.exists.user'],
    ['minhanh88', 'wrong', 'login.cred.err'],
    ['vanhung_khoa', demoPassword, 'member.blocked'],
    ['minhanh88', '', 'param.invalid'],
  ])('refuses %s with password "%s" as %s', async (username, password, errorCode) => {
    expect(await login(server, { username, password })).toMatchObject({
      success: false,
      errorCode,
      value: null,
    })
  })

  it('says what is wrong in the language of the request, and in English for a language without texts', async () => {
    const messages = new Set<string>()
    const readMessage = async (Language: string) =>
      (await login(server, { username: `nobody ${Language}` }, { Language })).message
    for (const Language of messageLanguages) messages.add(await readMessage(Language))
    expect(messages.size).toBe(messageLanguages.length)
    expect(await readMessage('TH')).toBe('There is no account with this user name.')
  })
})

describe('guessing', () => {
  const guess = () => login(server, { username: 'minhanh88', password: 'guess' })

  it('is stopped for a minute after five failures, even with the right password', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).errorCode).toBe('login.cred.err')
    expect((await login(server, { username: 'minhanh88' })).errorCode).toBe('TOO_MANY_REQUEST_LOGIN')
    await server.platform.control({ clock: { advance: 59_999 } })
    expect((await login(server, { username: 'minhanh88' })).errorCode).toBe('TOO_MANY_REQUEST_LOGIN')
    await server.platform.control({ clock: { advance: 1 } })
    expect((await login(server, { username: 'minhanh88' })).success).toBe(true)
  })

  it('starts over after a successful login', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await guess()
    await login(server, { username: 'minhanh88' })
    expect((await guess()).errorCode).toBe('login.cred.err')
    expect((await login(server, { username: 'minhanh88' })).success).toBe(true)
  })
})

describe('an encrypted body', () => {
  it.each([
    ['a digest of something else', { headers: { 'X-Digest': '0'.repeat(32) } }],
    ['an upper-case digest', { headers: { 'X-Digest': 'ABCDEF'.repeat(6).slice(0, 32) } }],
    ['no digest', { headers: { 'X-Digest': undefined } }],
    ['no key', { headers: { 'X-RSA': undefined } }],
    ['a key that was never encrypted', { headers: { 'X-RSA': 'QWJjZA==' } }],
    ['no Encryption header', { headers: { Encryption: undefined } }],
    ['a body in clear', { body: JSON.stringify({ username: 'minhanh88', password: demoPassword }) }],
    ['an empty body', { body: '' }],
  ])('is refused with %s', async (_what, change) => {
    expect(await loginWithEncryption(change)).toMatchObject({
      success: false,
      errorCode: 'encryption_failed',
    })
  })

  it.each(['short', 'with-dashes-and-x', 'Ab3dEf6hIj9kLm2n0'])(
    'is refused under the key "%s"',
    async (secret) => {
      expect((await loginWithEncryption({}, secret.padEnd(8, '-'))).errorCode).toBe('encryption_failed')
    },
  )

  it("is refused when it was encrypted for another platform's key", async () => {
    const other = await startPlatformServer()
    const encrypted = encryptBody(
      await rsaKey(other),
      JSON.stringify({ username: 'minhanh88', password: demoPassword }),
    )
    await other.close()
    const reply = await post(server, '/wps/session/login', encrypted.body, {
      ...encrypted.headers,
      ...loginHeaders,
    })
    expect(reply.errorCode).toBe('encryption_failed')
  })
})

describe('a session', () => {
  it('ends with a logout, only for its own token', async () => {
    const first = await token(server, 'minhanh88')
    const second = await token(server, 'minhanh88')
    expect(first).not.toBe(second)
    const reply = await post(server, '/wps/session/logout', '', { Authorization: first, ModuleId: 'LOGIN3' })
    expect(reply.success).toBe(true)
    expect(await get(server, '/wps/member/info', { Authorization: first })).toMatchObject({
      status: 401,
      errorCode: 'user.or.token.invalid',
    })
    expect((await get(server, '/wps/member/info', { Authorization: second })).success).toBe(true)
  })

  it('is not valid at another merchant', async () => {
    const Authorization = await token(server, 'minhanh88')
    expect((await get(server, '/wps/member/info', { Authorization, Merchant: 'brasa' })).errorCode).toBe(
      'user.or.token.invalid',
    )
  })
})
