// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { identityToLinkAtom } from '../../runtime/state/login'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { decryptBody } from '../support/decryptBody'
import { fails, good, html, type Reply, refused } from '../support/fakes/replies'
import { find, get, namesOf, pageText } from '../support/screen'
import {
  actAndSettle,
  back,
  field,
  merchant,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
} from '../support/site'
import { enter } from './loginForm'
import { withPasswordPage } from './passwordPage'
import { bodyOf, bound, idle, offering, onSocialLogin, popup, project, tap } from './socialPage'

const { common, accountLinking, login, secondFactor } = english
const unknown = refused({ code: 'bind_customer_required', message: 'Not linked' })
const askedAbout = 'No account here is linked to your Google yet.'

/** The member comes back from the provider, and the platform answers that. */
async function signIn(name: string, reply: Reply, more: SiteOptions = {}): Promise<RunningSite> {
  const running = await onSocialLogin({
    ...more,
    prepare: (browser) => {
      browser.http.answer('loginSocial', reply)
      browser.http.answer('registerSocial', bound)
      more.prepare?.(browser)
    },
  })
  await idle(running)
  await tap(name)
  await actAndSettle(() => popup(running).answer('id-token'))
  await running.browser.clock.advance(times.leaveAnimation)
  return running
}

describe('an identity that an account is linked to', () => {
  it('keeps the token, closes the dialogs, and leads to the lobby in the place of the login (I4.22, I2.02)', async () => {
    const { browser } = await signIn('Google', bound)
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7', merchantCode: merchant })
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    await back()
    expect(location.pathname).toBe('/m/home')
  })

  it('leads to the lobby also at first: there is no old password that a change could ask for (I4.22)', async () => {
    const first = good({
      id: 7,
      token: 'token-7',
      userName: 'minhanh88',
      firstTimeLogin: true,
      passwordExpired: true,
    })
    const settings = { firebase: project, forceChangeExpiredPassword: true }
    const { browser } = await signIn('Google', first, {
      manifest: { ...offering(), ...withPasswordPage(settings) },
    })
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
    expect(location.pathname).toBe('/m/home')
  })

  it('closes the login dialog too (I4.22)', async () => {
    const running = await startSite({
      manifest: offering(),
      prepare: ({ http }) => http.answer('loginSocial', bound),
    })
    await press('button', english.shell.logIn)
    await idle(running)
    await tap('Google')
    await actAndSettle(() => popup(running).answer('id-token'))
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })

  it('closes the registration dialog too (I4.22)', async () => {
    const running = await startSite({
      manifest: offering(),
      prepare: ({ http }) => http.answer('loginSocial', bound),
    })
    await actAndSettle(() => void running.site.openOverlay('register'))
    await idle(running)
    await tap('Google')
    await actAndSettle(() => popup(running).answer('id-token'))
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
  })
})

describe('any other answer', () => {
  it.each<[string, Reply, string]>([
    [
      'an expired token',
      refused({ code: 'firebase.token.expired', message: 'Please sign in again.' }),
      'Please sign in again.',
    ],
    [
      'a duplicate identity',
      refused({ code: 'identity.taken', message: 'Linked to someone else.' }),
      'Linked to someone else.',
    ],
    ['a token that is not taken', refused({ status: 401, message: 'Not this one.' }), 'Not this one.'],
    ['a session code', refused({ code: 'user.or.token.invalid', message: 'Not known.' }), 'Not known.'],
    ['a lost network', fails('network'), english.errors.network],
    ['a reply without a session', good({}), english.errors.unknown],
  ])(
    'is told once, nothing of the identity is kept, and the form is there again: %s (I4.25, F111, F116)',
    async (_, reply, said) => {
      const { browser, site } = await signIn('Google', reply)
      expect(pageText(get('dialog', common.notice))).toContain(said)
      await press('button', common.confirm)
      await browser.clock.advance(times.leaveAnimation)
      expect([location.pathname, namesOf('dialog')]).toEqual(['/m/login', []])
      expect(browser.http.requestsTo('loginSocial')).toHaveLength(1)
      expect(site.store.get(identityToLinkAtom)).toBeUndefined()
      await enter()
      await press('button', login.submit)
      expect(
        JSON.parse(decryptBody(browser.http.requestsTo('login')[0] ?? { headers: {} }).text),
      ).not.toHaveProperty('firebaseIdToken')
    },
  )

  it('of a second factor asks for the password, which it can follow (I4.07)', async () => {
    await signIn('Google', refused({ code: 'login_verify_required', value: ['ga'] }))
    expect(pageText(get('dialog', login.title))).toContain(accountLinking.passwordNeeded)
  })

  it('that comes after the member has given up changes nothing (F107)', async () => {
    const running = await onSocialLogin({ prepare: ({ http }) => http.answer('loginSocial', bound, 2000) })
    await idle(running)
    await tap('Google')
    await actAndSettle(() => popup(running).answer('id-token'))
    await press('button', common.cancel)
    await running.browser.clock.advance(3000)
    expect([location.pathname, running.browser.storage.read('session'), namesOf('dialog')]).toEqual([
      '/m/login',
      undefined,
      [],
    ])
  })
})

describe('an identity without an account', () => {
  it('is asked: log in to an existing account, or register a new one (I2.20, I4.24, I8.08)', async () => {
    await signIn('Google', unknown)
    const dialog = get('dialog', accountLinking.title)
    expect(pageText(dialog)).toContain(askedAbout)
    expect(namesOf('button')).toEqual([common.close, accountLinking.existing, accountLinking.register])
  })

  it('may not register where the merchant opens no accounts for identities (I2.20, I3.36)', async () => {
    await signIn('Google', unknown, { manifest: offering({ FIREBASECREATEACC3: false }) })
    expect(namesOf('button')).toEqual([common.close, accountLinking.existing])
  })

  it.each([
    [18, true, true],
    [18, false, false],
    [undefined, true, false],
  ])('confirms an age of %s by registering, where that is offered: %s', async (minimumAge, opens, said) => {
    await signIn('Google', unknown, {
      manifest: {
        ...offering({ FIREBASECREATEACC3: opens }),
        compliance: minimumAge === undefined ? {} : { minimumAge },
      },
    })
    expect(pageText(get('dialog', accountLinking.title)).includes('you are 18 or older')).toBe(said)
  })

  it('may leave it at that, and nothing is kept (I4.25)', async () => {
    const { site } = await signIn('Google', unknown)
    await press('button', common.close)
    expect(site.store.get(identityToLinkAtom)).toBeUndefined()
    expect(location.pathname).toBe('/m/login')
  })

  it('registers with all that a registration tells, and is in the lobby (I3.14, I3.15, I7.12)', async () => {
    const running = await signIn('Google', unknown, { path: '/m/login?affiliateCode=aff-1&r=ref-2' })
    await press('button', accountLinking.register)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(bodyOf(running, 'registerSocial')).toMatchObject({
      firebaseChannel: 'google',
      firebaseIdToken: 'id-token',
      login: true,
      smsTemplate: 'REGISTER',
      registerMethod: 'H5',
      registerUrl: expect.stringMatching(/\/m\/login$/),
      domain: 'www.hongvan.example',
      affiliateCode: 'aff-1',
      referralCode: 'ref-2',
      loginDeviceId: expect.any(String),
      isOfficialAppLogin: false,
    })
    expect(location.pathname).toBe('/m/home')
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })

  it('is told why it cannot register, once, and asked no more (F116)', async () => {
    const running = await signIn('Google', unknown, {
      prepare: ({ http }) =>
        http.answer('registerSocial', refused({ code: 'email.taken', message: 'E-mail in use.' })),
    })
    await press('button', accountLinking.register)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', common.notice))).toContain('E-mail in use.')
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/login', []])
    expect(running.browser.http.requestsTo('registerSocial')).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['HTTP 502', html(502)],
    ['too many requests', refused({ code: 'TOO_MANY_REQUEST_REG', message: 'Slow' })],
    ['a lost network', fails('network')],
    ['a platform that is out of order', refused({ status: 500 })],
  ])('can try again after %s, without coming from the provider once more (I2.20, F039)', async (_, reply) => {
    const running = await signIn('Google', unknown, {
      prepare: ({ http }) => http.answer('registerSocial', (_sent, turn) => (turn === 0 ? reply : bound)),
    })
    await press('button', accountLinking.register)
    await running.browser.clock.advance(times.leaveAnimation)
    if (find('dialog', common.notice)) await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([accountLinking.title])
    await press('button', accountLinking.register)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
  })

  it('is told that code did not come, and can try again (I2.20, F123)', async () => {
    const registrationInfo = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const running = await signIn('Google', unknown, {
      features: [{ id: 'lost', when: true, services: { registrationInfo } }, ...features],
      prepare: ({ http }) => http.answer('/m/asset-manifest.json', fails('network')),
    })
    await press('button', accountLinking.register)
    await running.browser.clock.advance(times.retryDelay)
    expect(pageText(get('dialog', common.notice))).toContain(english.errors.network)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([accountLinking.title])
    expect(get('button', accountLinking.register).getAttribute('aria-busy')).not.toBe('true')
  })

  it('that closes the question while an account is made is not taken into it (F107)', async () => {
    const running = await signIn('Google', unknown, {
      prepare: ({ http }) => http.answer('registerSocial', bound, 2000),
    })
    await press('button', accountLinking.register)
    await press('button', common.close)
    await running.browser.clock.advance(3000)
    expect([location.pathname, running.browser.storage.read('session')]).toEqual(['/m/login', undefined])
  })

  it('is told when the platform refuses with 401: a visitor has no session to lose (I4.25, I8.05)', async () => {
    const running = await signIn('Google', unknown, {
      prepare: ({ http }) => http.answer('registerSocial', refused({ status: 401, message: 'Not you.' })),
    })
    await press('button', accountLinking.register)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', common.notice))).toContain('Not you.')
  })

  it('of Facebook that is given up while it registers by itself stays outside (F107)', async () => {
    const running = await signIn('Facebook', unknown, {
      manifest: offering({ FBAUTOREGISTER3: true }),
      prepare: ({ http }) => http.answer('registerSocial', bound, 2000),
    })
    await press('button', common.cancel)
    await running.browser.clock.advance(3000)
    expect([location.pathname, running.browser.storage.read('session'), namesOf('dialog')]).toEqual([
      '/m/login',
      undefined,
      [],
    ])
  })

  it('of Facebook registers by itself where the flag says so (I4.23)', async () => {
    const running = await signIn('Facebook', unknown, {
      manifest: offering({ FBAUTOREGISTER3: true, FIREBASECREATEACC3: false }),
    })
    expect(bodyOf(running, 'registerSocial')).toMatchObject({ firebaseChannel: 'facebook', login: true })
    expect(location.pathname).toBe('/m/home')
  })

  it.each([
    ['Facebook without the flag', 'Facebook', {}],
    ['another channel with it', 'LINE', { FBAUTOREGISTER3: true }],
  ] as const)('is asked all the same: %s (I4.24)', async (_, name, flags) => {
    const running = await signIn(name, unknown, { manifest: offering(flags) })
    expect(find('dialog', accountLinking.title)).toBeDefined()
    expect(running.browser.http.requestsTo('registerSocial')).toEqual([])
  })

  it('of a phone is asked in words of its own (I2.20)', async () => {
    const running = await startSite({
      manifest: offering(),
      prepare: ({ http }) => http.answer('loginSocial', unknown),
    })
    await actAndSettle(async () =>
      (await running.site.service('completeSocialLogin'))?.('phone', 'phone-token'),
    )
    expect(pageText(get('dialog', accountLinking.title))).toContain(accountLinking.textNumber)
  })
})

describe('logging in to the existing account', () => {
  const toLogin = async (more: SiteOptions = {}) => {
    const running = await startSite({
      manifest: offering(),
      prepare: (browser) => {
        browser.http.answer('loginSocial', unknown)
        more.prepare?.(browser)
      },
    })
    await press('button', english.shell.logIn)
    await idle(running)
    await tap('Google')
    await actAndSettle(() => popup(running).answer('id-token'))
    await running.browser.clock.advance(times.leaveAnimation)
    await press('button', accountLinking.existing)
    await running.browser.clock.advance(times.leaveAnimation)
    return running
  }
  const sent = ({ browser }: RunningSite) =>
    JSON.parse(decryptBody(browser.http.requestsTo('login')[0] ?? { headers: {} }).text) as object

  it('says what it is for, and links the identity with a good password (I2.20)', async () => {
    const running = await toLogin()
    expect(pageText(get('dialog', login.title))).toContain('to link Google to your account')
    await enter()
    await press('button', login.submit)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(sent(running)).toMatchObject({
      username: 'minhanh88',
      firebaseChannel: 'google',
      firebaseIdToken: 'id-token',
    })
    expect(location.pathname).toBe('/m/home')
    expect(running.site.store.get(identityToLinkAtom)).toBeUndefined()
  })

  it('opens the login where none is open (I2.20)', async () => {
    const running = await signIn('Google', unknown)
    await press('button', accountLinking.existing)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', login.title))).toContain('to link Google to your account')
  })

  it('tries again with the identity after a wrong password, and keeps what was typed (I2.20)', async () => {
    const running = await toLogin({
      prepare: ({ http }) => http.answer('login', refused({ code: 'login.cred.err', message: 'Wrong.' })),
    })
    await enter()
    await press('button', login.submit)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(field(login.userName).value).toBe('minhanh88')
    await press('button', login.submit)
    const bodies = running.browser.http
      .requestsTo('login')
      .map((one) => JSON.parse(decryptBody(one).text) as object)
    expect(bodies).toEqual([
      expect.objectContaining({ firebaseIdToken: 'id-token' }),
      expect.objectContaining({ firebaseIdToken: 'id-token' }),
    ])
  })

  it('takes the identity along to the second factor (I2.20, I4.07)', async () => {
    const running = await toLogin({
      prepare: ({ http }) => {
        http.answer('login', refused({ code: 'login_verify_required', value: ['payeeName'] }))
        http.answer('loginVerification', bound)
      },
    })
    await enter()
    await press('button', login.submit)
    await actAndSettle(() => {
      const input = get('dialog', secondFactor.title).querySelector('input')
      if (!input) throw new Error('There is no field for the payee')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Minh Anh')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await press('button', secondFactor.submit)
    const [verified = { headers: {} }] = running.browser.http.requestsTo('loginVerification')
    expect(JSON.parse(decryptBody(verified).text)).toMatchObject({
      firebaseChannel: 'google',
      firebaseIdToken: 'id-token',
    })
  })

  it('forgets the identity when the login is closed (I4.25)', async () => {
    const running = await toLogin()
    await press('button', common.close)
    await running.browser.clock.advance(times.leaveAnimation)
    await press('button', english.shell.logIn)
    await enter()
    await press('button', login.submit)
    expect(sent(running)).not.toHaveProperty('firebaseIdToken')
  })
})
