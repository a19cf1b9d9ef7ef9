import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageLanguages } from '../../scripts/platform/messages'
import { get, login, loginHeaders, openSite, PASSWORD, post, rsaKey, type Site, seal, token } from './support'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => site.platform.control({ reset: true }))
afterAll(() => site.close())

const sealedLogin = async (
  change: { body?: string; headers?: Record<string, string | undefined> } = {},
  secret?: string,
) => {
  const sealed = seal(
    await rsaKey(site),
    JSON.stringify({ username: 'minhanh88', password: PASSWORD }),
    secret,
  )
  return post(site, '/wps/session/login', change.body ?? sealed.body, {
    ...sealed.headers,
    ...loginHeaders,
    ...change.headers,
  })
}

describe('login', () => {
  it('opens a session with the fields of the login response (I3.02)', async () => {
    const { success, value } = await login(site, { username: 'minhanh88' })
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

  it('takes the user name in any letter case, and text beyond ASCII', async () => {
    await site.platform.control({
      member: { merchant: 'hongvan', userName: 'Hồng Vân', password: 'mật khẩu 密码' },
    })
    expect((await login(site, { username: ' hồng vân ', password: 'mật khẩu 密码' })).success).toBe(true)
    expect((await login(site, { username: 'MINHANH88' })).success).toBe(true)
  })

  it.each([
    ['baongoc2026', { firstTimeLogin: true }],
    ['quocbao79', { passwordExpired: true }],
    ['dailyhoang', { customerType: 1 }],
    ['tongdailyphuc', { customerType: 2 }],
    ['thutrang_test', { customerType: 4 }],
  ])('tells what is special about %s (I3.02)', async (username, special) => {
    expect((await login(site, { username })).value).toMatchObject(special)
  })

  it('calls only the first login the first', async () => {
    await login(site, { username: 'baongoc2026' })
    expect((await login(site, { username: 'baongoc2026' })).value).toMatchObject({ firstTimeLogin: false })
  })

  it('lists the methods of a second factor, and opens no session (I3.04)', async () => {
    const reply = await login(site, { username: 'lananh_baomat' })
    expect(reply).toMatchObject({
      success: false,
      errorCode: 'login_verify_required',
      value: ['email', 'ga', 'sms', 'payeeName'],
    })
  })

  it.each([
    ['nobody', PASSWORD, 'not.exists.user'],
    ['minhanh88', 'wrong', 'login.cred.err'],
    ['vanhung_khoa', PASSWORD, 'member.blocked'],
    ['minhanh88', '', 'param.invalid'],
  ])('refuses %s with password "%s" as %s', async (username, password, errorCode) => {
    expect(await login(site, { username, password })).toMatchObject({
      success: false,
      errorCode,
      value: null,
    })
  })

  it('says what is wrong in the language of the request, and in English for a language without texts', async () => {
    const said = new Set<string>()
    const asked = async (Language: string) =>
      (await login(site, { username: `nobody ${Language}` }, { Language })).message
    for (const Language of messageLanguages) said.add(await asked(Language))
    expect(said.size).toBe(messageLanguages.length)
    expect(await asked('TH')).toBe('There is no account with this user name.')
  })
})

describe('guessing', () => {
  const guess = () => login(site, { username: 'minhanh88', password: 'guess' })

  it('is stopped for a minute after five failures, even with the right password', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).errorCode).toBe('login.cred.err')
    expect((await login(site, { username: 'minhanh88' })).errorCode).toBe('TOO_MANY_REQUEST_LOGIN')
    await site.platform.control({ clock: { advance: 59_999 } })
    expect((await login(site, { username: 'minhanh88' })).errorCode).toBe('TOO_MANY_REQUEST_LOGIN')
    await site.platform.control({ clock: { advance: 1 } })
    expect((await login(site, { username: 'minhanh88' })).success).toBe(true)
  })

  it('is forgiven by a login that succeeds', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await guess()
    await login(site, { username: 'minhanh88' })
    expect((await guess()).errorCode).toBe('login.cred.err')
    expect((await login(site, { username: 'minhanh88' })).success).toBe(true)
  })
})

describe('a sealed body', () => {
  it.each([
    ['a digest of something else', { headers: { 'X-Digest': '0'.repeat(32) } }],
    ['an upper-case digest', { headers: { 'X-Digest': 'ABCDEF'.repeat(6).slice(0, 32) } }],
    ['no digest', { headers: { 'X-Digest': undefined } }],
    ['no key', { headers: { 'X-RSA': undefined } }],
    ['a key that was never encrypted', { headers: { 'X-RSA': 'QWJjZA==' } }],
    ['no Encryption header', { headers: { Encryption: undefined } }],
    ['a body in clear', { body: JSON.stringify({ username: 'minhanh88', password: PASSWORD }) }],
    ['an empty body', { body: '' }],
  ])('is refused with %s', async (_what, change) => {
    expect(await sealedLogin(change)).toMatchObject({ success: false, errorCode: 'encryption_failed' })
  })

  it.each(['short', 'with-dashes-and-x', 'Ab3dEf6hIj9kLm2n0'])(
    'is refused under the key "%s"',
    async (secret) => {
      expect((await sealedLogin({}, secret.padEnd(8, '-'))).errorCode).toBe('encryption_failed')
    },
  )

  it("is refused when it was sealed for another platform's key", async () => {
    const other = await openSite()
    const sealed = seal(await rsaKey(other), JSON.stringify({ username: 'minhanh88', password: PASSWORD }))
    await other.close()
    const reply = await post(site, '/wps/session/login', sealed.body, { ...sealed.headers, ...loginHeaders })
    expect(reply.errorCode).toBe('encryption_failed')
  })
})

describe('a session', () => {
  it('ends with logout, for its own token only', async () => {
    const first = await token(site, 'minhanh88')
    const second = await token(site, 'minhanh88')
    expect(first).not.toBe(second)
    const reply = await post(site, '/wps/session/logout', '', { Authorization: first, ModuleId: 'LOGIN3' })
    expect(reply.success).toBe(true)
    expect(await get(site, '/wps/member/info', { Authorization: first })).toMatchObject({
      status: 401,
      errorCode: 'user.or.token.invalid',
    })
    expect((await get(site, '/wps/member/info', { Authorization: second })).success).toBe(true)
  })

  it('is not known to another merchant', async () => {
    const Authorization = await token(site, 'minhanh88')
    expect((await get(site, '/wps/member/info', { Authorization, Merchant: 'brasa' })).errorCode).toBe(
      'user.or.token.invalid',
    )
  })
})
