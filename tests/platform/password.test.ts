import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import {
  lastCode,
  otherCode,
  postEncrypted,
  readSentMessages,
  secondFactorMember,
  sendSms,
  sendSmsToVisitor,
} from './memberCalls'
import {
  demoPassword,
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
beforeEach(() => control(server.origin, { reset: true }))
afterAll(() => server.close())

const advance = (by: number) => control(server.origin, { clock: { advance: by } })
const loginError = async (username: string, password: string) =>
  (await login(server, { username, password })).errorCode

describe('changing the password', () => {
  const change = async (body: object, username = 'minhanh88', headers = {}) =>
    postEncrypted(server, '/wps/member/password', body, {
      Authorization: await token(server, username),
      ModuleId: 'MEMBER3',
      ...headers,
    })

  it('keeps the session, and accepts only the new password', async () => {
    const Authorization = await token(server, 'minhanh88')
    const body = { oldPassword: demoPassword, newPassword: 'a new phrase' }
    const headers = { Authorization, ModuleId: 'MEMBER3' }
    expect(await postEncrypted(server, '/wps/member/password', body, headers)).toMatchObject({
      success: true,
      value: null,
    })
    expect((await get(server, '/wps/member/info', { Authorization })).success).toBe(true)
    expect(await loginError('minhanh88', demoPassword)).toBe('login.cred.err')
    expect(await loginError('minhanh88', 'a new phrase')).toBeNull()
  })

  it.each(['baongoc2026', 'quocbao79'])('of %s resets the first login and the expiry', async (username) => {
    await change({ oldPassword: demoPassword, newPassword: 'a new phrase' }, username)
    expect((await login(server, { username, password: 'a new phrase' })).value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
    })
  })

  it('accepts the password exactly as it was typed, including spaces', async () => {
    await change({ oldPassword: demoPassword, newPassword: '  🎲 mật khẩu  ' })
    expect(await loginError('minhanh88', '🎲 mật khẩu')).toBe('login.cred.err')
    expect(await loginError('minhanh88', '  🎲 mật khẩu  ')).toBeNull()
  })

  it.each([
    [{ oldPassword: 'wrong', newPassword: 'a new phrase' }, 'password.old.err'],
    [{ oldPassword: demoPassword, newPassword: '1234567' }, 'password.too.short'],
    [{ oldPassword: demoPassword, newPassword: '🎲🎲🎲🎲' }, 'password.too.short'],
    [{ oldPassword: demoPassword, newPassword: demoPassword }, 'password.same'],
    [{ oldPassword: demoPassword }, 'param.invalid'],
    [{ newPassword: 'a new phrase' }, 'param.invalid'],
  ])('is refused with %j as %s', async (body, errorCode) => {
    expect(await change(body)).toMatchObject({
      success: false,
      errorCode,
      message: expect.stringMatching(/./),
    })
    expect(await loginError('minhanh88', demoPassword)).toBeNull()
  })

  it("names the merchant's minimum, and 6 where there is none (I5.20)", async () => {
    const tooShort = { oldPassword: demoPassword, newPassword: '12345' }
    expect((await change(tooShort)).message).toBe('The new password needs at least 8 characters.')
    await control(server.origin, { settings: { merchant: 'hongvan', values: { passwordMinimum: null } } })
    expect((await change(tooShort)).message).toBe('The new password needs at least 6 characters.')
    expect((await change({ oldPassword: demoPassword, newPassword: '123456' })).success).toBe(true)
  })

  it('requires an encrypted body', async () => {
    const headers = { Authorization: await token(server, 'minhanh88'), ModuleId: 'MEMBER3' }
    const unencrypted = JSON.stringify({ oldPassword: demoPassword, newPassword: 'a new phrase' })
    const response = await post(server, '/wps/member/password', unencrypted, {
      ...headers,
      'Content-Type': 'text/plain',
    })
    expect(response.errorCode).toBe('encryption_failed')
  })
})

describe('a password reset by email', () => {
  const requestReset = (username: string, email: string) =>
    post(server, '/wps/password/email', { username, email }, { ModuleId: 'LOGIN3' })
  const ownEmail = 'minhanh88@mail.example'

  it('gets the same reply for a member and for an unknown user', async () => {
    const answers = [
      await requestReset('MinhAnh88', ownEmail.toUpperCase()),
      await requestReset('minhanh88', 'x@mail.example'),
      await requestReset('nobody', ownEmail),
    ].map(({ headers: _, ...response }) => response)
    expect(new Set(answers.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, success: true, value: null })
    expect((await readSentMessages(server)).mails.map(({ userName }) => userName)).toEqual(['minhanh88'])
  })

  it('sends a temporary password, which replaces the old one when it is used, and must be changed', async () => {
    await requestReset('minhanh88', ownEmail)
    const [mail] = (await readSentMessages(server)).mails
    expect(mail).toEqual({
      merchant: 'hongvan',
      userName: 'minhanh88',
      to: ownEmail,
      temporaryPassword: expect.stringMatching(/^\w{12}$/),
      sentAt: startTime,
      expiresAt: startTime + 1_800_000,
    })
    const password = mail?.temporaryPassword ?? ''
    expect(server.lines).toContain(`Mail to ${ownEmail}: temporary password ${password} for minhanh88`)
    expect(await loginError('minhanh88', demoPassword)).toBeNull()
    expect((await login(server, { username: 'minhanh88', password })).value).toMatchObject({
      passwordExpired: true,
    })
    expect(await loginError('minhanh88', demoPassword)).toBe('login.cred.err')
    expect(await loginError('minhanh88', password)).toBeNull()
  })

  it('does not accept an expired temporary password', async () => {
    await requestReset('minhanh88', ownEmail)
    const [mail] = (await readSentMessages(server)).mails
    await advance(1_800_000)
    expect(await loginError('minhanh88', mail?.temporaryPassword ?? '')).toBe('login.cred.err')
  })

  it('requires both fields', async () => {
    expect((await requestReset('minhanh88', ' ')).errorCode).toBe('param.invalid')
    expect((await requestReset('', ownEmail)).errorCode).toBe('param.invalid')
  })
})

describe('a password reset by SMS', () => {
  const { username, mobile } = secondFactorMember
  const requestReset = (body: object) =>
    post(
      server,
      '/wps/password/sms',
      { username, ...mobile, newPassword: 'a new phrase', ...body },
      { ModuleId: 'LOGIN3' },
    )
  const requestCode = async () => {
    await sendSmsToVisitor(server, mobile)
    return lastCode(server)
  }

  it('sets a new password, and ends all sessions', async () => {
    await control(server.origin, { secondFactor: { userName: username, methods: null } })
    const Authorization = await token(server, username)
    expect(await requestReset({ verificationCode: await requestCode() })).toMatchObject({
      success: true,
      value: null,
    })
    expect(await loginError(username, demoPassword)).toBe('login.cred.err')
    expect(await loginError(username, 'a new phrase')).toBeNull()
    expect((await get(server, '/wps/member/info', { Authorization })).status).toBe(401)
  })

  it('unlocks a login after too many guesses', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await loginError(username, 'guess')
    await requestReset({ verificationCode: await requestCode() })
    expect(await loginError(username, 'a new phrase')).toBe('login_verify_required')
  })

  it.each([
    ['a wrong code', (code: string) => ({ verificationCode: otherCode(code) }), 'verification.sms.err'],
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
    expect(await requestReset(body(await requestCode()))).toMatchObject({ success: false, errorCode })
    expect(await loginError(username, demoPassword)).toBe('login_verify_required')
  })

  it('can be repeated when the password was too short: the code stays valid', async () => {
    const verificationCode = await requestCode()
    await requestReset({ verificationCode, newPassword: 'short' })
    expect((await requestReset({ verificationCode })).success).toBe(true)
  })

  it('is refused with a code that has expired', async () => {
    const verificationCode = await requestCode()
    await advance(90_000)
    expect((await requestReset({ verificationCode })).errorCode).toBe('verification.code.expired')
  })

  it('does not accept a second-factor code', async () => {
    await sendSms(server)
    expect((await requestReset({ verificationCode: await lastCode(server) })).errorCode).toBe(
      'verification.sms.err',
    )
  })
})
