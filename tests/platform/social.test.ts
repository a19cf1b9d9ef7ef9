import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { messageLanguages } from '../../scripts/platform/messages'
import { demoSmsProvider } from '../../scripts/platform/system/smsProvider'
import { createClaims, createIdToken, createPhoneClaims } from './identityToken'
import { postEncrypted, secondFactorMember, verifyLogin } from './memberCalls'
import {
  demoPassword,
  get,
  lotteryMerchant,
  type PlatformServer,
  startPlatformServer,
  startTime,
} from './platformServer'
import {
  loginSocial,
  overrideFlags,
  overrideSettings,
  readMemberOf,
  readRegistrations,
  registerSocial,
  registrationForm,
} from './registrationCalls'

let server: PlatformServer
beforeAll(async () => {
  const merchant = {
    ...lotteryMerchant,
    settings: { ...lotteryMerchant.settings, sms: demoSmsProvider },
    flags: { ...lotteryMerchant.flags, FIREBASECREATEACC3: true },
  }
  server = await startPlatformServer({ merchants: [merchant] })
})
beforeEach(() => control(server.origin, { reset: true }))
afterAll(() => server.close())

/** Channel and member of each identity that npm start prints. */
const linkedIdentities = [
  ['google', 'minhanh88'],
  ['facebook', 'dailyhoang'],
  ['twitter', 'nguyen.thi.phuong.thao.mien.tay.song.nuoc.cuu.long.1988'],
  ['line', 'dai.gia.sai.gon'],
] as const

const channels = linkedIdentities.map(([channel]) => channel)

const demoClaims = createClaims('google', 'demo-google-hongvan')
const unknownClaims = createClaims('google', 'stranger', 'stranger@mail.example')

const loginWithIdentity = (firebaseChannel: string, claims: object, username = 'minhanh88') =>
  postEncrypted(server, '/wps/session/login', {
    username,
    password: demoPassword,
    firebaseChannel,
    firebaseIdToken: createIdToken(claims),
  })

describe('signing in with an identity', () => {
  it.each(linkedIdentities)('with %s logs in %s (I7.11)', async (channel, userName) => {
    const token = createIdToken(createClaims(channel, `demo-${channel}-hongvan`))
    const reply = await loginSocial(server, channel, token)
    expect(reply.value).toMatchObject({ userName, token: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(await readMemberOf(server, reply)).toMatchObject({ userName })
  })

  it('by phone logs in the member with its number', async () => {
    const reply = await loginSocial(server, 'phone', createIdToken(createPhoneClaims('+84903118226')))
    expect(reply.value).toMatchObject({ userName: '84903118226' })
  })

  it.each([
    ['google', unknownClaims],
    ['phone', createPhoneClaims('+84987654321')],
  ])('by %s without a linked account asks for linking', async (channel, claims) => {
    expect(await loginSocial(server, channel, createIdToken(claims))).toMatchObject({
      success: false,
      errorCode: 'bind_customer_required',
      message: 'This sign-in is not linked to an account yet.',
      value: null,
    })
  })

  it('still works after the Firebase account was recreated', async () => {
    expect(
      (await loginSocial(server, 'google', createIdToken({ ...demoClaims, sub: 'another-uid' }))).success,
    ).toBe(true)
  })

  const { firebase } = demoClaims
  it.each([
    ['of another project', { ...demoClaims, aud: 'demo-other' }, 'firebase.token.err'],
    ['of another issuer', { ...demoClaims, iss: 'https://evil.example' }, 'firebase.token.err'],
    ['of nobody', { ...demoClaims, sub: '' }, 'firebase.token.err'],
    [
      'of another provider',
      { ...demoClaims, firebase: { ...firebase, sign_in_provider: 'facebook.com' } },
      'firebase.token.err',
    ],
    ['of no provider', { ...demoClaims, firebase: {} }, 'firebase.token.err'],
    ['that has just expired', { ...demoClaims, exp: startTime / 1000 }, 'firebase.token.expired'],
    ['without an expiry', { ...demoClaims, exp: undefined }, 'firebase.token.expired'],
  ])('is refused with a token %s', async (_what, claims, errorCode) => {
    expect(await loginSocial(server, 'google', createIdToken(claims))).toMatchObject({
      success: false,
      errorCode,
    })
  })

  it('works until the token expires, and not after', async () => {
    const token = createIdToken(demoClaims)
    await control(server.origin, { clock: { advance: 3_599_999 } })
    expect((await loginSocial(server, 'google', token)).success).toBe(true)
    await control(server.origin, { clock: { advance: 1 } })
    expect((await loginSocial(server, 'google', token)).errorCode).toBe('firebase.token.expired')
  })

  it.each([
    ['no token', ''],
    ['no JWT', 'token'],
    ['three dots', '...'],
    ['a body that is no JSON', 'e30.e30x.'],
    ['one that claims to be signed', createIdToken(demoClaims, { alg: 'RS256' }, 'c2lnbmVk')],
    ['one with a signature', createIdToken(demoClaims, { alg: 'none' }, 'c2lnbmVk')],
  ])('is refused with %s', async (_what, token) => {
    const { errorCode } = await loginSocial(server, 'google', token)
    expect(errorCode).toBe(token ? 'firebase.token.err' : 'param.invalid')
  })

  it.each(['', 'myspace', 'constructor'])('is refused for the channel "%s"', async (channel) => {
    const { errorCode } = await loginSocial(server, channel, createIdToken(demoClaims))
    expect(errorCode).toBe(channel ? 'firebase.channel.err' : 'param.invalid')
  })

  it('is refused while the merchant has no Firebase project', async () => {
    await overrideSettings(server, { sms: null })
    expect((await loginSocial(server, 'google', createIdToken(demoClaims))).errorCode).toBe(
      'firebase.channel.err',
    )
  })

  it('is refused for a blocked member, and once after `refuseNextLogin`', async () => {
    const errorCode = 'firebase.token.expired'
    await control(server.origin, { refuseNextLogin: { userName: 'minhanh88', errorCode } })
    expect(await loginSocial(server, 'google', createIdToken(demoClaims))).toMatchObject({
      errorCode,
      message: 'This sign-in has run out. Please start again.',
    })
    expect((await loginSocial(server, 'google', createIdToken(demoClaims))).success).toBe(true)
    await control(server.origin, { member: { merchant: 'hongvan', userName: 'minhanh88', blocked: true } })
    expect((await loginSocial(server, 'google', createIdToken(demoClaims))).errorCode).toBe('member.blocked')
  })

  it.each([
    ['is not linked', unknownClaims],
    ['has expired', { ...demoClaims, exp: 1 }],
    ['is not valid', { ...demoClaims, aud: '' }],
  ])("says in the member's language that it %s", async (_what, claims) => {
    const messages = new Set<string>()
    for (const Language of messageLanguages)
      messages.add((await loginSocial(server, 'google', createIdToken(claims), { Language })).message)
    expect(messages.size).toBe(messageLanguages.length)
  })

  it('works with identities that the control call links, until it removes them', async () => {
    const identity = { merchant: 'hongvan', channel: 'google', subject: 'stranger' } as const
    await control(server.origin, { identity: { ...identity, userName: 'DaiLyHoang' } })
    const linked = await loginSocial(server, 'google', createIdToken(unknownClaims))
    expect(linked.value).toMatchObject({ userName: 'dailyhoang' })
    await control(server.origin, { identity })
    expect((await loginSocial(server, 'google', createIdToken(unknownClaims))).errorCode).toBe(
      'bind_customer_required',
    )
    await expect(control(server.origin, { identity: { ...identity, userName: 'nobody' } })).rejects.toThrow(
      'there is no member "nobody"',
    )
  })
})

describe('registering with an identity', () => {
  it.each(channels)(
    'of %s creates an account that it can log in to afterwards (I7.12, I3.14)',
    async (channel) => {
      const token = createIdToken(createClaims(channel, 'newcomer', 'newcomer@mail.example'))
      const reply = await registerSocial(server, channel, token, {
        ...registrationForm,
        affiliateCode: 'A100278',
      })
      expect(reply.value).toMatchObject({ id: 500_001, userName: expect.stringMatching(/^hong\d{6}$/) })
      expect(await readMemberOf(server, reply)).toMatchObject({ id: 500_001 })
      expect((await loginSocial(server, channel, token)).value).toMatchObject({ id: 500_001 })
      const [registration] = await readRegistrations(server)
      expect(registration).toMatchObject({
        method: 'social',
        payload: { affiliateCode: 'A100278', login: true },
      })
      expect(JSON.stringify(registration)).not.toContain(token)
    },
  )

  it('of a phone creates one whose user name is its number', async () => {
    const token = createIdToken(createPhoneClaims('+84987654321'))
    const reply = await registerSocial(server, 'phone', token)
    expect(await readMemberOf(server, reply)).toMatchObject({ account: '84987654321' })
    expect((await loginSocial(server, 'phone', token)).value).toMatchObject({ userName: '84987654321' })
  })

  it('creates any number of accounts for identities without an e-mail address', async () => {
    for (const subject of ['one', 'two'])
      expect(
        (await registerSocial(server, 'twitter', createIdToken(createClaims('twitter', subject)))).success,
      ).toBe(true)
    expect(await readRegistrations(server)).toHaveLength(2)
  })

  it('is refused with a message when the identity or its e-mail address has an account', async () => {
    expect(await registerSocial(server, 'google', createIdToken(demoClaims))).toMatchObject({
      errorCode: 'identity.taken',
      message: 'This sign-in is already linked to another account.',
    })
    const duplicate = createClaims('facebook', 'somebody', 'MinhAnh88@mail.example')
    expect(await registerSocial(server, 'facebook', createIdToken(duplicate))).toMatchObject({
      errorCode: 'email.taken',
      message: expect.stringContaining('Log in to it'),
    })
    expect(await readRegistrations(server)).toEqual([])
  })

  it('creates one account for two simultaneous requests', async () => {
    const both = await Promise.all(
      [1, 2].map(() => registerSocial(server, 'google', createIdToken(unknownClaims))),
    )
    expect(both.map(({ errorCode }) => errorCode).sort()).toEqual([null, 'identity.taken'].sort())
  })

  it.each([
    ['google', {}, 'register.social.off'],
    ['facebook', {}, 'register.social.off'],
    ['facebook', { FBAUTOREGISTER3: true }, null],
    ['google', { FBAUTOREGISTER3: true }, 'register.social.off'],
  ] as const)(
    'of %s with the flags %j and no FIREBASECREATEACC3 answers %s',
    async (channel, enabled, errorCode) => {
      await overrideFlags(server, { FIREBASECREATEACC3: false, ...enabled })
      const reply = await registerSocial(server, channel, createIdToken(createClaims(channel, 'newcomer')))
      expect(reply.errorCode).toBe(errorCode)
    },
  )

  it.each([
    [{ ...unknownClaims, exp: 1 }, {}, 'firebase.token.expired'],
    [unknownClaims, { referralCode: 'nobody' }, 'referral.code.err'],
  ])('is refused when something is wrong with it', async (claims, body, errorCode) => {
    expect((await registerSocial(server, 'google', createIdToken(claims), body)).errorCode).toBe(errorCode)
  })
})

describe('a login with an identity', () => {
  it('links it, so that it can log in afterwards', async () => {
    expect((await loginWithIdentity('google', unknownClaims, 'dailyhoang')).success).toBe(true)
    expect((await loginSocial(server, 'google', createIdToken(unknownClaims))).value).toMatchObject({
      userName: 'dailyhoang',
    })
  })

  it('accepts one that is already linked', async () => {
    expect((await loginWithIdentity('google', demoClaims)).success).toBe(true)
  })

  it('links nothing when the password is wrong', async () => {
    const body = { username: 'minhanh88', password: 'wrong', firebaseChannel: 'line', firebaseIdToken: '' }
    expect((await postEncrypted(server, '/wps/session/login', body)).errorCode).toBe('login.cred.err')
    const line = createClaims('line', 'somebody')
    expect((await loginSocial(server, 'line', createIdToken(line))).errorCode).toBe('bind_customer_required')
  })

  it.each([
    ['belongs to another member', 'google', demoClaims, 'dailyhoang', 'identity.taken'],
    ['would be the second of its channel', 'google', unknownClaims, 'minhanh88', 'identity.channel.taken'],
    ['has expired', 'line', { ...createClaims('line', 'x'), exp: 1 }, 'minhanh88', 'firebase.token.expired'],
  ])(
    'is refused, with a message and no session, when it %s',
    async (_what, channel, claims, userName, errorCode) => {
      expect(await loginWithIdentity(channel, claims, userName)).toMatchObject({
        success: false,
        errorCode,
        message: expect.stringMatching(/\w/),
        value: null,
      })
    },
  )

  it('links it after the second factor, not before', async () => {
    const token = createIdToken(unknownClaims)
    expect((await loginWithIdentity('google', unknownClaims, secondFactorMember.username)).errorCode).toBe(
      'login_verify_required',
    )
    expect((await loginSocial(server, 'google', token)).errorCode).toBe('bind_customer_required')
    const proof = {
      method: 'E',
      email: secondFactorMember.email,
      firebaseChannel: 'google',
      firebaseIdToken: token,
    }
    expect((await verifyLogin(server, proof)).success).toBe(true)
    const { errorCode, value } = await loginSocial(server, 'google', token)
    expect([errorCode, value]).toEqual(['login_verify_required', ['email', 'ga', 'sms', 'payeeName']])
    await control(server.origin, { secondFactor: { userName: secondFactorMember.username, methods: null } })
    expect((await loginSocial(server, 'google', token)).value).toMatchObject({
      userName: secondFactorMember.username,
    })
  })
})

describe('the provider of SMS and identities', () => {
  const readSettings = async () => (await get(server, '/wps/system/settings')).value

  it('is part of the settings (I3.34, E3.42)', async () => {
    expect(await readSettings()).toMatchObject({
      sms: {
        firebase: false,
        appId: expect.stringMatching(/\w/),
        apiKey: expect.stringMatching(/\w/),
        authDomain: expect.stringMatching(/\./),
        projectId: 'demo-whitelabel',
        messagingSenderId: expect.stringMatching(/^\d+$/),
        googleWebClientId: expect.stringMatching(/\w/),
      },
    })
  })

  it('can be overridden field by field', async () => {
    await overrideSettings(server, { sms: { firebase: true } })
    expect(await readSettings()).toMatchObject({ sms: { ...demoSmsProvider, firebase: true } })
    await overrideSettings(server, { sms: { apiKey: null } })
    expect(((await readSettings()) as { sms: object }).sms).not.toHaveProperty('apiKey')
    await overrideSettings(server, { sms: null })
    expect(((await readSettings()) as { sms: object }).sms).toEqual({ firebase: false })
  })
})
