import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { createTotpSecret, totp } from '../../scripts/platform/members/totp'
import { messageLanguages } from '../../scripts/platform/messages'
import { lastCode, otherCode, secondFactorMember, sendSms, verifyLogin } from './memberCalls'
import { get, login, type PlatformServer, startPlatformServer, startTime } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => control(server.origin, { reset: true }))
afterAll(() => server.close())

const authCode = (now = startTime) => totp(createTotpSecret(secondFactorMember.username), now)
const advance = (by: number) => control(server.origin, { clock: { advance: by } })

describe('a login with a second factor', () => {
  it.each([
    ['the email address', { method: 'E', email: secondFactorMember.email }],
    ['the email address in capitals', { method: 'E', email: ` ${secondFactorMember.email.toUpperCase()} ` }],
    ['the payee name', { method: 'P', payeeName: secondFactorMember.payeeName }],
    ['the payee name in another letter case', { method: 'P', payeeName: ' tRẦN  lAN aNH ' }],
    [
      'the payee name in decomposed letters',
      { method: 'P', payeeName: secondFactorMember.payeeName.normalize('NFD') },
    ],
    ['the authenticator', { method: 'G', authCode: authCode() }],
    ['the authenticator, as apps group it', { method: 'G', authCode: authCode().replace(/^.../, '$& ') }],
  ])('creates a session with %s, like a login (I7.07, I7.09, I3.11)', async (_by, proof) => {
    const { success, value } = await verifyLogin(server, proof)
    expect(success).toBe(true)
    expect(value).toEqual({
      id: expect.any(Number),
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      userName: secondFactorMember.username,
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    })
    const { token } = value as { token: string }
    expect((await get(server, '/wps/member/info', { Authorization: token })).success).toBe(true)
  })

  it.each([
    [{ method: 'S', ...secondFactorMember.mobile }],
    [{ method: 'S', mobileNum: '0903 100 500' }],
    [{ method: 'S', countryDialingCode: '+84', mobileNum: '0903100500' }],
  ])('creates a session with the code that was sent, and the number as in %j (I3.11)', async (proof) => {
    await sendSms(server)
    expect((await verifyLogin(server, { ...proof, verificationCode: await lastCode(server) })).success).toBe(
      true,
    )
  })

  it.each([
    ['E', { email: 'somebody@mail.example' }, 'verification.email.err'],
    ['P', { payeeName: 'Trần Lan' }, 'verification.payee.err'],
    ['G', { authCode: otherCode(authCode()) }, 'verification.ga.err'],
    ['S', { ...secondFactorMember.mobile, verificationCode: '000000' }, 'verification.sms.err'],
    [
      'S',
      { ...secondFactorMember.mobile, mobileNum: '903100501', verificationCode: '000000' },
      'sms.number.err',
    ],
    [
      'S',
      { ...secondFactorMember.mobile, countryDialingCode: '86', verificationCode: '000000' },
      'sms.number.err',
    ],
    ['E', {}, 'param.invalid'],
    ['P', { payeeName: ' ' }, 'param.invalid'],
    ['G', {}, 'param.invalid'],
    ['S', { verificationCode: '000000' }, 'param.invalid'],
    ['S', { ...secondFactorMember.mobile }, 'param.invalid'],
    ['X', { email: secondFactorMember.email }, 'verification.method.err'],
    [undefined, { email: secondFactorMember.email }, 'verification.method.err'],
  ])('refuses method %s with %j as %s', async (method, proof, errorCode) => {
    expect(await verifyLogin(server, { method, ...proof })).toMatchObject({
      status: 200,
      success: false,
      message: expect.stringMatching(/./),
      errorCode,
      value: null,
    })
  })

  it.each([
    ['a wrong password', { password: 'wrong' }, 'login.cred.err'],
    ['nobody', { username: 'nobody' }, 'not.exists.user'],
    ['a blocked member', { username: 'vanhung_khoa' }, 'member.blocked'],
    ['a member who has none', { username: 'minhanh88' }, 'verification.method.err'],
  ])('checks user name and password again: %s', async (_who, change, errorCode) => {
    expect(
      (await verifyLogin(server, { method: 'E', email: secondFactorMember.email, ...change })).errorCode,
    ).toBe(errorCode)
  })

  it('accepts only the methods of the member', async () => {
    await control(server.origin, {
      secondFactor: { userName: secondFactorMember.username, methods: ['ga', 'carrier'] },
    })
    const refused = await verifyLogin(server, { method: 'E', email: secondFactorMember.email })
    expect(refused.errorCode).toBe('verification.method.err')
    expect((await verifyLogin(server, { method: 'G', authCode: authCode() })).success).toBe(true)
  })

  it("says what is wrong in the member's language", async () => {
    const messages = new Set<string>()
    for (const Language of messageLanguages) {
      await control(server.origin, { reset: true })
      messages.add(
        (await verifyLogin(server, { method: 'E', email: 'x@mail.example' }, { Language })).message,
      )
    }
    expect(messages.size).toBe(messageLanguages.length)
  })
})

describe('an authenticator code', () => {
  it.each([
    [-60_000, 'verification.ga.err'],
    [-30_000, null],
    [30_000, null],
    [60_000, 'verification.ga.err'],
  ])("that is %s ms off the platform's clock gives %s", async (offset, errorCode) => {
    const response = await verifyLogin(server, { method: 'G', authCode: authCode(startTime + offset) })
    expect(response.errorCode).toBe(errorCode)
  })

  it('can be used once', async () => {
    const proof = { method: 'G', authCode: authCode() }
    expect((await verifyLogin(server, proof)).success).toBe(true)
    expect((await verifyLogin(server, proof)).errorCode).toBe('verification.ga.err')
    await advance(30_000)
    expect((await verifyLogin(server, { method: 'G', authCode: authCode(startTime + 30_000) })).success).toBe(
      true,
    )
  })
})

describe('guessing a second factor', () => {
  it.each([
    ['E', { email: 'x@mail.example' }, { email: secondFactorMember.email }],
    ['P', { payeeName: 'X' }, { payeeName: secondFactorMember.payeeName }],
    ['G', { authCode: 'x' }, { authCode: authCode(startTime + 60_000) }],
  ])('by method %s is stopped for a minute after five failures', async (method, guess, correct) => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await verifyLogin(server, { method, ...guess })).errorCode).toMatch(/^verification\./)
    const lockedReply = { success: false, errorCode: 'TOO_MANY_REQUEST_VERIFICATION' }
    expect(await verifyLogin(server, { method, ...correct })).toMatchObject(lockedReply)
    await advance(59_999)
    expect(await verifyLogin(server, { method, ...correct })).toMatchObject(lockedReply)
    await advance(1)
    expect((await verifyLogin(server, { method, ...correct })).success).toBe(true)
  })

  it('leaves the other methods open', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1)
      await verifyLogin(server, { method: 'P', payeeName: 'X' })
    expect((await verifyLogin(server, { method: 'E', email: secondFactorMember.email })).success).toBe(true)
  })
})

describe('the Firebase provider', () => {
  const idToken = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
  const good = { phone_number: '+84903100500', exp: startTime / 1000 + 1 }

  it.each([
    ['the phone of the member', idToken(good), null],
    ['another phone', idToken({ ...good, phone_number: '+84903100501' }), 'verification.sms.err'],
    ['the phone, once', idToken({ ...good, exp: startTime / 1000 }), 'verification.code.expired'],
    ['nothing that can be read', 'x.y.z', 'verification.sms.err'],
  ])('verifies %s with an ID token (I3.11)', async (_whose, firebaseIdToken, errorCode) => {
    await control(server.origin, { settings: { merchant: 'hongvan', values: { sms: { firebase: true } } } })
    const response = await verifyLogin(server, { method: 'S', ...secondFactorMember.mobile, firebaseIdToken })
    expect(response.errorCode).toBe(errorCode)
  })

  it('is ignored while the platform sends the codes', async () => {
    const proof = { method: 'S', ...secondFactorMember.mobile, firebaseIdToken: idToken(good) }
    expect((await verifyLogin(server, proof)).errorCode).toBe('param.invalid')
  })
})

describe('the control call', () => {
  it.each([[['email', 'payeeName']], [['carrier', 'pigeon']], [[]]])(
    'makes a login offer %j (I3.04)',
    async (methods) => {
      await control(server.origin, { secondFactor: { userName: 'minhanh88', methods } })
      expect(await login(server, { username: 'minhanh88' })).toMatchObject({
        success: false,
        errorCode: 'login_verify_required',
        value: methods,
      })
    },
  )

  it('removes the second factor', async () => {
    const { username: userName } = secondFactorMember
    await control(server.origin, { secondFactor: { merchant: 'hongvan', userName, methods: null } })
    expect((await login(server, { username: userName })).success).toBe(true)
  })

  it('changes the data of a member', async () => {
    const member = {
      merchant: 'hongvan',
      userName: secondFactorMember.username,
      totpSecret: createTotpSecret('another'),
    }
    await control(server.origin, { member: { ...member, email: 'new@mail.example', payeeName: 'Ý Nhi' } })
    expect((await verifyLogin(server, { method: 'E', email: secondFactorMember.email })).errorCode).toBe(
      'verification.email.err',
    )
    for (const proof of [
      { method: 'E', email: 'new@mail.example' },
      { method: 'P', payeeName: 'ý nhi' },
      { method: 'G', authCode: totp(createTotpSecret('another'), startTime) },
    ])
      expect((await verifyLogin(server, proof)).success).toBe(true)
  })

  it('rejects an unknown member', async () => {
    const unknown = control(server.origin, { secondFactor: { userName: 'nobody', methods: [] } })
    await expect(unknown).rejects.toThrow('there is no member "nobody"')
  })
})
