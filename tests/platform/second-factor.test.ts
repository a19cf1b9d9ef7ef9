import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { secretFor, totp } from '../../scripts/platform/members/totp'
import { messageLanguages } from '../../scripts/platform/messages'
import { careful, lastCode, sendSms, verify, wrong } from './members'
import { get, login, openSite, type Site, START } from './support'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => control(site.origin, { reset: true }))
afterAll(() => site.close())

const authCode = (now = START) => totp(secretFor(careful.username), now)
const advance = (by: number) => control(site.origin, { clock: { advance: by } })

describe('a login with a second factor', () => {
  it.each([
    ['the email address', { method: 'E', email: careful.email }],
    ['the email address in capitals', { method: 'E', email: ` ${careful.email.toUpperCase()} ` }],
    ['the payee name', { method: 'P', payeeName: careful.payeeName }],
    ['the payee name in another letter case', { method: 'P', payeeName: ' tRẦN  lAN aNH ' }],
    ['the payee name in decomposed letters', { method: 'P', payeeName: careful.payeeName.normalize('NFD') }],
    ['the authenticator', { method: 'G', authCode: authCode() }],
    ['the authenticator, as apps group it', { method: 'G', authCode: authCode().replace(/^.../, '$& ') }],
  ])('opens a session by %s, as a login does (I7.07, I7.09, I3.11)', async (_by, proof) => {
    const { success, value } = await verify(site, proof)
    expect(success).toBe(true)
    expect(value).toEqual({
      id: expect.any(Number),
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      userName: careful.username,
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    })
    const { token } = value as { token: string }
    expect((await get(site, '/wps/member/info', { Authorization: token })).success).toBe(true)
  })

  it.each([
    [{ method: 'S', ...careful.mobile }],
    [{ method: 'S', mobileNum: '0903 100 500' }],
    [{ method: 'S', countryDialingCode: '+84', mobileNum: '0903100500' }],
  ])('opens a session by the code that was sent, with the number as in %j (I3.11)', async (proof) => {
    await sendSms(site)
    expect((await verify(site, { ...proof, verificationCode: await lastCode(site) })).success).toBe(true)
  })

  it.each([
    ['E', { email: 'somebody@mail.example' }, 'verification.email.err'],
    ['P', { payeeName: 'Trần Lan' }, 'verification.payee.err'],
    ['G', { authCode: wrong(authCode()) }, 'verification.ga.err'],
    ['S', { ...careful.mobile, verificationCode: '000000' }, 'verification.sms.err'],
    ['S', { ...careful.mobile, mobileNum: '903100501', verificationCode: '000000' }, 'sms.number.err'],
    ['S', { ...careful.mobile, countryDialingCode: '86', verificationCode: '000000' }, 'sms.number.err'],
    ['E', {}, 'param.invalid'],
    ['P', { payeeName: ' ' }, 'param.invalid'],
    ['G', {}, 'param.invalid'],
    ['S', { verificationCode: '000000' }, 'param.invalid'],
    ['S', { ...careful.mobile }, 'param.invalid'],
    ['X', { email: careful.email }, 'verification.method.err'],
    [undefined, { email: careful.email }, 'verification.method.err'],
  ])('refuses method %s with %j as %s', async (method, proof, errorCode) => {
    expect(await verify(site, { method, ...proof })).toMatchObject({
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
  ])('looks at user name and password again: %s', async (_who, change, errorCode) => {
    expect((await verify(site, { method: 'E', email: careful.email, ...change })).errorCode).toBe(errorCode)
  })

  it('takes only the methods that the member has', async () => {
    await control(site.origin, { secondFactor: { userName: careful.username, methods: ['ga', 'carrier'] } })
    const refused = await verify(site, { method: 'E', email: careful.email })
    expect(refused.errorCode).toBe('verification.method.err')
    expect((await verify(site, { method: 'G', authCode: authCode() })).success).toBe(true)
  })

  it("says what is wrong in the member's language", async () => {
    const said = new Set<string>()
    for (const Language of messageLanguages) {
      await control(site.origin, { reset: true })
      said.add((await verify(site, { method: 'E', email: 'x@mail.example' }, { Language })).message)
    }
    expect(said.size).toBe(messageLanguages.length)
  })
})

describe('an authenticator code', () => {
  it.each([
    [-60_000, 'verification.ga.err'],
    [-30_000, null],
    [30_000, null],
    [60_000, 'verification.ga.err'],
  ])("of %s ms away from the platform's clock is answered with %s", async (away, errorCode) => {
    const answered = await verify(site, { method: 'G', authCode: authCode(START + away) })
    expect(answered.errorCode).toBe(errorCode)
  })

  it('serves once', async () => {
    const proof = { method: 'G', authCode: authCode() }
    expect((await verify(site, proof)).success).toBe(true)
    expect((await verify(site, proof)).errorCode).toBe('verification.ga.err')
    await advance(30_000)
    expect((await verify(site, { method: 'G', authCode: authCode(START + 30_000) })).success).toBe(true)
  })
})

describe('guessing a second factor', () => {
  it.each([
    ['E', { email: 'x@mail.example' }, { email: careful.email }],
    ['P', { payeeName: 'X' }, { payeeName: careful.payeeName }],
    ['G', { authCode: 'x' }, { authCode: authCode(START + 60_000) }],
  ])('by method %s is stopped for a minute after five failures', async (method, guess, right) => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await verify(site, { method, ...guess })).errorCode).toMatch(/^verification\./)
    const stopped = { success: false, errorCode: 'TOO_MANY_REQUEST_VERIFICATION' }
    expect(await verify(site, { method, ...right })).toMatchObject(stopped)
    await advance(59_999)
    expect(await verify(site, { method, ...right })).toMatchObject(stopped)
    await advance(1)
    expect((await verify(site, { method, ...right })).success).toBe(true)
  })

  it('leaves the other methods open', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await verify(site, { method: 'P', payeeName: 'X' })
    expect((await verify(site, { method: 'E', email: careful.email })).success).toBe(true)
  })
})

describe('the firebase-type provider', () => {
  const idToken = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
  const good = { phone_number: '+84903100500', exp: START / 1000 + 1 }

  it.each([
    ['the phone of the member', idToken(good), null],
    ['another phone', idToken({ ...good, phone_number: '+84903100501' }), 'verification.sms.err'],
    ['the phone, once', idToken({ ...good, exp: START / 1000 }), 'verification.code.expired'],
    ['nothing that can be read', 'x.y.z', 'verification.sms.err'],
  ])('answers for %s by an identity token (I3.11)', async (_whose, firebaseIdToken, errorCode) => {
    await control(site.origin, { settings: { merchant: 'hongvan', values: { sms: { firebase: true } } } })
    const answered = await verify(site, { method: 'S', ...careful.mobile, firebaseIdToken })
    expect(answered.errorCode).toBe(errorCode)
  })

  it('counts for nothing while another one is set', async () => {
    const proof = { method: 'S', ...careful.mobile, firebaseIdToken: idToken(good) }
    expect((await verify(site, proof)).errorCode).toBe('param.invalid')
  })
})

describe('the control', () => {
  it.each([[['email', 'payeeName']], [['carrier', 'pigeon']], [[]]])(
    'makes a login offer %j (I3.04)',
    async (methods) => {
      await control(site.origin, { secondFactor: { userName: 'minhanh88', methods } })
      expect(await login(site, { username: 'minhanh88' })).toMatchObject({
        success: false,
        errorCode: 'login_verify_required',
        value: methods,
      })
    },
  )

  it('takes the second factor away', async () => {
    const { username: userName } = careful
    await control(site.origin, { secondFactor: { merchant: 'hongvan', userName, methods: null } })
    expect((await login(site, { username: userName })).success).toBe(true)
  })

  it('gives a member other data', async () => {
    const member = { merchant: 'hongvan', userName: careful.username, totpSecret: secretFor('another') }
    await control(site.origin, { member: { ...member, email: 'new@mail.example', payeeName: 'Ý Nhi' } })
    expect((await verify(site, { method: 'E', email: careful.email })).errorCode).toBe(
      'verification.email.err',
    )
    for (const proof of [
      { method: 'E', email: 'new@mail.example' },
      { method: 'P', payeeName: 'ý nhi' },
      { method: 'G', authCode: totp(secretFor('another'), START) },
    ])
      expect((await verify(site, proof)).success).toBe(true)
  })

  it('refuses what it does not know', async () => {
    const unknown = control(site.origin, { secondFactor: { userName: 'nobody', methods: [] } })
    await expect(unknown).rejects.toThrow('there is no member "nobody"')
  })
})
