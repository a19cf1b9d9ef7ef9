import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { careful, lastCode, postSealed, sendSms, sendSmsToVisitor, sent, wrong } from './members'
import { get, login, openSite, PASSWORD, post, type Site, START, token } from './support'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => control(site.origin, { reset: true }))
afterAll(() => site.close())

const advance = (by: number) => control(site.origin, { clock: { advance: by } })
const errorOf = async (username: string, password: string) =>
  (await login(site, { username, password })).errorCode

describe('changing the password', () => {
  const change = async (body: object, username = 'minhanh88', headers = {}) =>
    postSealed(site, '/wps/member/password', body, {
      Authorization: await token(site, username),
      ModuleId: 'MEMBER3',
      ...headers,
    })

  it('keeps the session, and lets only the new password in', async () => {
    const Authorization = await token(site, 'minhanh88')
    const body = { oldPassword: PASSWORD, newPassword: 'a new phrase' }
    const headers = { Authorization, ModuleId: 'MEMBER3' }
    expect(await postSealed(site, '/wps/member/password', body, headers)).toMatchObject({
      success: true,
      value: null,
    })
    expect((await get(site, '/wps/member/info', { Authorization })).success).toBe(true)
    expect(await errorOf('minhanh88', PASSWORD)).toBe('login.cred.err')
    expect(await errorOf('minhanh88', 'a new phrase')).toBeNull()
  })

  it.each(['baongoc2026', 'quocbao79'])('of %s settles the first login and the old age', async (username) => {
    await change({ oldPassword: PASSWORD, newPassword: 'a new phrase' }, username)
    expect((await login(site, { username, password: 'a new phrase' })).value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
    })
  })

  it('takes the password as it was typed, blanks and all', async () => {
    await change({ oldPassword: PASSWORD, newPassword: '  🎲 mật khẩu  ' })
    expect(await errorOf('minhanh88', '🎲 mật khẩu')).toBe('login.cred.err')
    expect(await errorOf('minhanh88', '  🎲 mật khẩu  ')).toBeNull()
  })

  it.each([
    [{ oldPassword: 'wrong', newPassword: 'a new phrase' }, 'password.old.err'],
    [{ oldPassword: PASSWORD, newPassword: '1234567' }, 'password.too.short'],
    [{ oldPassword: PASSWORD, newPassword: '🎲🎲🎲🎲' }, 'password.too.short'],
    [{ oldPassword: PASSWORD, newPassword: PASSWORD }, 'password.same'],
    [{ oldPassword: PASSWORD }, 'param.invalid'],
    [{ newPassword: 'a new phrase' }, 'param.invalid'],
  ])('is refused with %j as %s', async (body, errorCode) => {
    expect(await change(body)).toMatchObject({
      success: false,
      errorCode,
      message: expect.stringMatching(/./),
    })
    expect(await errorOf('minhanh88', PASSWORD)).toBeNull()
  })

  it("names the merchant's minimum, and 6 where there is none (I5.20)", async () => {
    const short = { oldPassword: PASSWORD, newPassword: '12345' }
    expect((await change(short)).message).toBe('The new password needs at least 8 characters.')
    await control(site.origin, { settings: { merchant: 'hongvan', values: { passwordMinimum: null } } })
    expect((await change(short)).message).toBe('The new password needs at least 6 characters.')
    expect((await change({ oldPassword: PASSWORD, newPassword: '123456' })).success).toBe(true)
  })

  it('comes sealed', async () => {
    const headers = { Authorization: await token(site, 'minhanh88'), ModuleId: 'MEMBER3' }
    const clear = JSON.stringify({ oldPassword: PASSWORD, newPassword: 'a new phrase' })
    const answered = await post(site, '/wps/member/password', clear, {
      ...headers,
      'Content-Type': 'text/plain',
    })
    expect(answered.errorCode).toBe('encryption_failed')
  })
})

describe('a password that was forgotten, by email', () => {
  const forget = (username: string, email: string) =>
    post(site, '/wps/password/email', { username, email }, { ModuleId: 'LOGIN3' })
  const mine = 'minhanh88@mail.example'

  it('is answered alike for a member and for anybody else', async () => {
    const answers = [
      await forget('MinhAnh88', mine.toUpperCase()),
      await forget('minhanh88', 'x@mail.example'),
      await forget('nobody', mine),
    ].map(({ headers: _, ...answered }) => answered)
    expect(new Set(answers.map((answered) => JSON.stringify(answered))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, success: true, value: null })
    expect((await sent(site)).mails.map(({ userName }) => userName)).toEqual(['minhanh88'])
  })

  it('is replaced by the one of the mail when that is used, which is to be changed', async () => {
    await forget('minhanh88', mine)
    const [mail] = (await sent(site)).mails
    expect(mail).toEqual({
      merchant: 'hongvan',
      userName: 'minhanh88',
      to: mine,
      temporaryPassword: expect.stringMatching(/^\w{12}$/),
      sentAt: START,
      expiresAt: START + 1_800_000,
    })
    const password = mail?.temporaryPassword ?? ''
    expect(site.lines).toContain(`Mail to ${mine}: temporary password ${password} for minhanh88`)
    expect(await errorOf('minhanh88', PASSWORD)).toBeNull()
    expect((await login(site, { username: 'minhanh88', password })).value).toMatchObject({
      passwordExpired: true,
    })
    expect(await errorOf('minhanh88', PASSWORD)).toBe('login.cred.err')
    expect(await errorOf('minhanh88', password)).toBeNull()
  })

  it('is not replaced by a mail that is too old', async () => {
    await forget('minhanh88', mine)
    const [mail] = (await sent(site)).mails
    await advance(1_800_000)
    expect(await errorOf('minhanh88', mail?.temporaryPassword ?? '')).toBe('login.cred.err')
  })

  it('wants both fields', async () => {
    expect((await forget('minhanh88', ' ')).errorCode).toBe('param.invalid')
    expect((await forget('', mine)).errorCode).toBe('param.invalid')
  })
})

describe('a password that was forgotten, by SMS', () => {
  const { username, mobile } = careful
  const forget = (body: object) =>
    post(
      site,
      '/wps/password/sms',
      { username, ...mobile, newPassword: 'a new phrase', ...body },
      { ModuleId: 'LOGIN3' },
    )
  const coded = async () => {
    await sendSmsToVisitor(site, mobile)
    return lastCode(site)
  }

  it('is replaced by a new one, and open sessions end', async () => {
    await control(site.origin, { secondFactor: { userName: username, methods: null } })
    const Authorization = await token(site, username)
    expect(await forget({ verificationCode: await coded() })).toMatchObject({ success: true, value: null })
    expect(await errorOf(username, PASSWORD)).toBe('login.cred.err')
    expect(await errorOf(username, 'a new phrase')).toBeNull()
    expect((await get(site, '/wps/member/info', { Authorization })).status).toBe(401)
  })

  it('opens a login that was stopped after too many guesses', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await errorOf(username, 'guess')
    await forget({ verificationCode: await coded() })
    expect(await errorOf(username, 'a new phrase')).toBe('login_verify_required')
  })

  it.each([
    ['a wrong code', (code: string) => ({ verificationCode: wrong(code) }), 'verification.sms.err'],
    [
      'a stranger',
      (code: string) => ({ verificationCode: code, username: 'nobody' }),
      'verification.sms.err',
    ],
    [
      "another member's number",
      (code: string) => ({ verificationCode: code, username: 'minhanh88' }),
      'verification.sms.err',
    ],
    [
      'a number without a code',
      (code: string) => ({ verificationCode: code, mobileNum: '903100241' }),
      'verification.sms.err',
    ],
    [
      'a short password',
      (code: string) => ({ verificationCode: code, newPassword: '1234567' }),
      'password.too.short',
    ],
    ['no code', () => ({}), 'param.invalid'],
    ['no password', (code: string) => ({ verificationCode: code, newPassword: '' }), 'param.invalid'],
    ['no number', (code: string) => ({ verificationCode: code, mobileNum: '' }), 'param.invalid'],
  ])('is refused with %s', async (_what, body, errorCode) => {
    expect(await forget(body(await coded()))).toMatchObject({ success: false, errorCode })
    expect(await errorOf(username, PASSWORD)).toBe('login_verify_required')
  })

  it('may be chosen again when it was too short: the code is still good', async () => {
    const verificationCode = await coded()
    await forget({ verificationCode, newPassword: 'short' })
    expect((await forget({ verificationCode })).success).toBe(true)
  })

  it('is refused with a code that has expired', async () => {
    const verificationCode = await coded()
    await advance(90_000)
    expect((await forget({ verificationCode })).errorCode).toBe('verification.code.expired')
  })

  it('is not given away by a code for a second factor', async () => {
    await sendSms(site)
    expect((await forget({ verificationCode: await lastCode(site) })).errorCode).toBe('verification.sms.err')
  })
})
