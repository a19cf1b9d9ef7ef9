import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { messageLanguages } from '../../scripts/platform/messages'
import { demoSmsProvider } from '../../scripts/platform/sms-provider'
import { claimsOf, idToken, phoneClaims } from './identityToken'
import { careful, postSealed, verify } from './members'
import { flags, form, loginSocial, registerSocial, registrations, settings, whoIs } from './newcomers'
import { get, lottery, openSite, PASSWORD, type Site, START } from './support'

let site: Site
beforeAll(async () => {
  const merchant = {
    ...lottery,
    settings: { ...lottery.settings, sms: demoSmsProvider },
    flags: { ...lottery.flags, FIREBASECREATEACC3: true },
  }
  site = await openSite({ merchants: [merchant] })
})
beforeEach(() => control(site.origin, { reset: true }))
afterAll(() => site.close())

/** Channel and member of each identity that is printed at the start. */
const linked = [
  ['google', 'minhanh88'],
  ['facebook', 'dailyhoang'],
  ['twitter', 'nguyen.thi.phuong.thao.mien.tay.song.nuoc.cuu.long.1988'],
  ['line', 'dai.gia.sai.gon'],
] as const

const channels = linked.map(([channel]) => channel)

const demo = claimsOf('google', 'demo-google-hongvan')
const stranger = claimsOf('google', 'stranger', 'stranger@mail.example')

const loginWith = (firebaseChannel: string, claims: object, username = 'minhanh88') =>
  postSealed(site, '/wps/session/login', {
    username,
    password: PASSWORD,
    firebaseChannel,
    firebaseIdToken: idToken(claims),
  })

describe('signing in with an identity', () => {
  it.each(linked)('as %s opens the session of %s (I7.11)', async (channel, userName) => {
    const token = idToken(claimsOf(channel, `demo-${channel}-hongvan`))
    const reply = await loginSocial(site, channel, token)
    expect(reply.value).toMatchObject({ userName, token: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(await whoIs(site, reply)).toMatchObject({ userName })
  })

  it('by phone opens the account of its number', async () => {
    const reply = await loginSocial(site, 'phone', idToken(phoneClaims('+84903118226')))
    expect(reply.value).toMatchObject({ userName: '84903118226' })
  })

  it.each([
    ['google', stranger],
    ['phone', phoneClaims('+84987654321')],
  ])('by %s that no account is linked to asks to be linked', async (channel, claims) => {
    expect(await loginSocial(site, channel, idToken(claims))).toMatchObject({
      success: false,
      errorCode: 'bind_customer_required',
      message: 'This sign-in is not linked to an account yet.',
      value: null,
    })
  })

  it('is the same person when the Firebase account was made anew', async () => {
    expect((await loginSocial(site, 'google', idToken({ ...demo, sub: 'another-uid' }))).success).toBe(true)
  })

  const { firebase } = demo
  it.each([
    ['of another project', { ...demo, aud: 'demo-other' }, 'firebase.token.err'],
    ['of another issuer', { ...demo, iss: 'https://evil.example' }, 'firebase.token.err'],
    ['of nobody', { ...demo, sub: '' }, 'firebase.token.err'],
    [
      'of another provider',
      { ...demo, firebase: { ...firebase, sign_in_provider: 'facebook.com' } },
      'firebase.token.err',
    ],
    ['of no provider', { ...demo, firebase: {} }, 'firebase.token.err'],
    ['that has just run out', { ...demo, exp: START / 1000 }, 'firebase.token.expired'],
    ['that never runs out', { ...demo, exp: undefined }, 'firebase.token.expired'],
  ])('is refused with a token %s', async (_what, claims, errorCode) => {
    expect(await loginSocial(site, 'google', idToken(claims))).toMatchObject({ success: false, errorCode })
  })

  it('is possible to the last second of the token, and not after', async () => {
    const token = idToken(demo)
    await control(site.origin, { clock: { advance: 3_599_999 } })
    expect((await loginSocial(site, 'google', token)).success).toBe(true)
    await control(site.origin, { clock: { advance: 1 } })
    expect((await loginSocial(site, 'google', token)).errorCode).toBe('firebase.token.expired')
  })

  it.each([
    ['no token', ''],
    ['no JWT', 'token'],
    ['three dots', '...'],
    ['a body that is no JSON', 'e30.e30x.'],
    ['one that claims to be signed', idToken(demo, { alg: 'RS256' }, 'c2lnbmVk')],
    ['one with a signature', idToken(demo, { alg: 'none' }, 'c2lnbmVk')],
  ])('is refused with %s', async (_what, token) => {
    const { errorCode } = await loginSocial(site, 'google', token)
    expect(errorCode).toBe(token ? 'firebase.token.err' : 'param.invalid')
  })

  it.each(['', 'myspace', 'constructor'])('is refused by the channel "%s"', async (channel) => {
    const { errorCode } = await loginSocial(site, channel, idToken(demo))
    expect(errorCode).toBe(channel ? 'firebase.channel.err' : 'param.invalid')
  })

  it('is refused while the merchant has no Firebase project', async () => {
    await settings(site, { sms: null })
    expect((await loginSocial(site, 'google', idToken(demo))).errorCode).toBe('firebase.channel.err')
  })

  it('is refused to a blocked member, and once to whom the control names', async () => {
    const errorCode = 'firebase.token.expired'
    await control(site.origin, { nextLogin: { userName: 'minhanh88', errorCode } })
    expect(await loginSocial(site, 'google', idToken(demo))).toMatchObject({
      errorCode,
      message: 'This sign-in has run out. Please start again.',
    })
    expect((await loginSocial(site, 'google', idToken(demo))).success).toBe(true)
    await control(site.origin, { member: { merchant: 'hongvan', userName: 'minhanh88', blocked: true } })
    expect((await loginSocial(site, 'google', idToken(demo))).errorCode).toBe('member.blocked')
  })

  it.each([
    ['is not linked', stranger],
    ['has run out', { ...demo, exp: 1 }],
    ['is not believed', { ...demo, aud: '' }],
  ])("says in the member's language that it %s", async (_what, claims) => {
    const said = new Set<string>()
    for (const Language of messageLanguages)
      said.add((await loginSocial(site, 'google', idToken(claims), { Language })).message)
    expect(said.size).toBe(messageLanguages.length)
  })

  it('finds the identities that the control links, and no longer those that it takes away', async () => {
    const wish = { merchant: 'hongvan', channel: 'google', subject: 'stranger' } as const
    await control(site.origin, { identity: { ...wish, userName: 'DaiLyHoang' } })
    const linked = await loginSocial(site, 'google', idToken(stranger))
    expect(linked.value).toMatchObject({ userName: 'dailyhoang' })
    await control(site.origin, { identity: wish })
    expect((await loginSocial(site, 'google', idToken(stranger))).errorCode).toBe('bind_customer_required')
    await expect(control(site.origin, { identity: { ...wish, userName: 'nobody' } })).rejects.toThrow(
      'there is no member "nobody"',
    )
  })
})

describe('registering with an identity', () => {
  it.each(channels)('of %s opens an account that it opens from then on (I7.12, I3.14)', async (channel) => {
    const token = idToken(claimsOf(channel, 'newcomer', 'newcomer@mail.example'))
    const reply = await registerSocial(site, channel, token, { ...form, affiliateCode: 'A100278' })
    expect(reply.value).toMatchObject({ id: 500_001, userName: expect.stringMatching(/^hong\d{6}$/) })
    expect(await whoIs(site, reply)).toMatchObject({ id: 500_001 })
    expect((await loginSocial(site, channel, token)).value).toMatchObject({ id: 500_001 })
    const [registration] = await registrations(site)
    expect(registration).toMatchObject({ way: 'social', told: { affiliateCode: 'A100278', login: true } })
    expect(JSON.stringify(registration)).not.toContain(token)
  })

  it('of a phone opens one that is called by its number', async () => {
    const token = idToken(phoneClaims('+84987654321'))
    const reply = await registerSocial(site, 'phone', token)
    expect(await whoIs(site, reply)).toMatchObject({ account: '84987654321' })
    expect((await loginSocial(site, 'phone', token)).value).toMatchObject({ userName: '84987654321' })
  })

  it('opens an account without an e-mail address as often as such identities come', async () => {
    for (const subject of ['one', 'two'])
      expect((await registerSocial(site, 'twitter', idToken(claimsOf('twitter', subject)))).success).toBe(
        true,
      )
    expect(await registrations(site)).toHaveLength(2)
  })

  it('is refused with a message when the identity or its e-mail address has an account', async () => {
    expect(await registerSocial(site, 'google', idToken(demo))).toMatchObject({
      errorCode: 'identity.taken',
      message: 'This sign-in is already linked to another account.',
    })
    const double = claimsOf('facebook', 'somebody', 'MinhAnh88@mail.example')
    expect(await registerSocial(site, 'facebook', idToken(double))).toMatchObject({
      errorCode: 'email.taken',
      message: expect.stringContaining('Log in to it'),
    })
    expect(await registrations(site)).toEqual([])
  })

  it('opens one account when it is asked twice at once', async () => {
    const both = await Promise.all([1, 2].map(() => registerSocial(site, 'google', idToken(stranger))))
    expect(both.map(({ errorCode }) => errorCode).sort()).toEqual([null, 'identity.taken'].sort())
  })

  it.each([
    ['google', {}, 'register.social.off'],
    ['facebook', {}, 'register.social.off'],
    ['facebook', { FBAUTOREGISTER3: true }, null],
    ['google', { FBAUTOREGISTER3: true }, 'register.social.off'],
  ] as const)(
    'of %s with the flags %j and no FIREBASECREATEACC3 answers %s',
    async (channel, on, errorCode) => {
      await flags(site, { FIREBASECREATEACC3: false, ...on })
      const reply = await registerSocial(site, channel, idToken(claimsOf(channel, 'newcomer')))
      expect(reply.errorCode).toBe(errorCode)
    },
  )

  it.each([
    [{ ...stranger, exp: 1 }, {}, 'firebase.token.expired'],
    [stranger, { referralCode: 'nobody' }, 'referral.code.err'],
  ])('is refused when something is wrong with it', async (claims, body, errorCode) => {
    expect((await registerSocial(site, 'google', idToken(claims), body)).errorCode).toBe(errorCode)
  })
})

describe('a login that brings an identity along', () => {
  it('links it, so that it opens the account from then on', async () => {
    expect((await loginWith('google', stranger, 'dailyhoang')).success).toBe(true)
    expect((await loginSocial(site, 'google', idToken(stranger))).value).toMatchObject({
      userName: 'dailyhoang',
    })
  })

  it('may bring one that is linked already', async () => {
    expect((await loginWith('google', demo)).success).toBe(true)
  })

  it('links nothing when the password is wrong', async () => {
    const body = { username: 'minhanh88', password: 'wrong', firebaseChannel: 'line', firebaseIdToken: '' }
    expect((await postSealed(site, '/wps/session/login', body)).errorCode).toBe('login.cred.err')
    const line = claimsOf('line', 'somebody')
    expect((await loginSocial(site, 'line', idToken(line))).errorCode).toBe('bind_customer_required')
  })

  it.each([
    ['is of another member', 'google', demo, 'dailyhoang', 'identity.taken'],
    ['would be the second of its kind', 'google', stranger, 'minhanh88', 'identity.channel.taken'],
    ['has run out', 'line', { ...claimsOf('line', 'x'), exp: 1 }, 'minhanh88', 'firebase.token.expired'],
  ])(
    'is refused, with a message and no session, when it %s',
    async (_what, channel, claims, userName, errorCode) => {
      expect(await loginWith(channel, claims, userName)).toMatchObject({
        success: false,
        errorCode,
        message: expect.stringMatching(/\w/),
        value: null,
      })
    },
  )

  it('links it after the second factor, not before', async () => {
    const token = idToken(stranger)
    expect((await loginWith('google', stranger, careful.username)).errorCode).toBe('login_verify_required')
    expect((await loginSocial(site, 'google', token)).errorCode).toBe('bind_customer_required')
    const proof = { method: 'E', email: careful.email, firebaseChannel: 'google', firebaseIdToken: token }
    expect((await verify(site, proof)).success).toBe(true)
    const { errorCode, value } = await loginSocial(site, 'google', token)
    expect([errorCode, value]).toEqual(['login_verify_required', ['email', 'ga', 'sms', 'payeeName']])
    await control(site.origin, { secondFactor: { userName: careful.username, methods: null } })
    expect((await loginSocial(site, 'google', token)).value).toMatchObject({ userName: careful.username })
  })
})

describe('the provider of SMS and identities', () => {
  const told = async () => (await get(site, '/wps/system/settings')).value

  it('is told by the settings (I3.34, E3.42)', async () => {
    expect(await told()).toMatchObject({
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

  it('is switched field by field by the control', async () => {
    await settings(site, { sms: { firebase: true } })
    expect(await told()).toMatchObject({ sms: { ...demoSmsProvider, firebase: true } })
    await settings(site, { sms: { apiKey: null } })
    expect(((await told()) as { sms: object }).sms).not.toHaveProperty('apiKey')
    await settings(site, { sms: null })
    expect(((await told()) as { sms: object }).sms).toEqual({ firebase: false })
  })
})
