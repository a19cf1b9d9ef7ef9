// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { features } from '../../../runtime/features'
import { identityToLinkAtom } from '../../../runtime/state/login'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { decryptBody } from '../../support/decryptBody'
import { failure, html, type Reply, refusal, success } from '../../support/fakes/replies'
import { find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  back,
  field,
  merchant,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
} from '../../support/site'
import { fillLogin } from '../login/loginForm'
import { withPasswordPage } from '../password/passwordPage'
import {
  becomeIdle,
  firstBody,
  linkedReply,
  newestPopup,
  openSocialLogin,
  project,
  tapChannel,
  withSocial,
} from './socialPage'

const { common, accountLinking, login, register, secondFactor } = english
const unlinkedReply = refusal({ code: 'bind_customer_required', message: 'Not linked' })
const unlinkedText = 'No account here is linked to your Google yet.'

/** Signs in at the provider; the platform sends this reply. */
async function signInWith(name: string, reply: Reply, options: SiteOptions = {}): Promise<RunningSite> {
  const running = await openSocialLogin({
    ...options,
    prepare: (browser) => {
      browser.http.answer('loginSocial', reply)
      browser.http.answer('registerSocial', linkedReply)
      options.prepare?.(browser)
    },
  })
  await becomeIdle(running)
  await tapChannel(name)
  await actAndSettle(() => newestPopup(running).answer('id-token'))
  await running.browser.clock.advance(times.leaveAnimation)
  return running
}

describe('an identity with a linked account', () => {
  it('stores the token, closes the dialogs, and replaces the login with the lobby (I4.22, I2.02)', async () => {
    const { browser } = await signInWith('Google', linkedReply)
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7', merchantCode: merchant })
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    await back()
    expect(location.pathname).toBe('/m/home')
  })

  it('leads to the lobby even on the first login: there is no old password to change (I4.22)', async () => {
    const firstLogin = success({
      id: 7,
      token: 'token-7',
      userName: 'minhanh88',
      firstTimeLogin: true,
      passwordExpired: true,
    })
    const settings = { firebase: project, forceChangeExpiredPassword: true }
    const { browser } = await signInWith('Google', firstLogin, {
      manifest: { ...withSocial(), ...withPasswordPage(settings) },
    })
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
    expect(location.pathname).toBe('/m/home')
  })

  it('closes the login dialog too (I4.22)', async () => {
    const running = await startSite({
      manifest: withSocial(),
      prepare: ({ http }) => http.answer('loginSocial', linkedReply),
    })
    await press('button', english.shell.logIn)
    await becomeIdle(running)
    await tapChannel('Google')
    await actAndSettle(() => newestPopup(running).answer('id-token'))
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })

  it('closes the registration dialog too (I4.22)', async () => {
    const running = await startSite({
      manifest: withSocial(),
      prepare: ({ http }) => http.answer('loginSocial', linkedReply),
    })
    await actAndSettle(() => void running.site.openOverlay('register'))
    await becomeIdle(running)
    await tapChannel('Google')
    await actAndSettle(() => newestPopup(running).answer('id-token'))
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
  })
})

describe('any other reply', () => {
  it.each<[string, Reply, string]>([
    [
      'an expired token',
      refusal({ code: 'firebase.token.expired', message: 'Please sign in again.' }),
      'Please sign in again.',
    ],
    [
      'a duplicate identity',
      refusal({ code: 'identity.taken', message: 'Linked to someone else.' }),
      'Linked to someone else.',
    ],
    ['a token that is not accepted', refusal({ status: 401, message: 'Not this one.' }), 'Not this one.'],
    ['a session code', refusal({ code: 'user.or.token.invalid', message: 'Not known.' }), 'Not known.'],
    ['a lost network', failure('network'), english.errors.network],
    ['a reply without a session', success({}), english.errors.unknown],
  ])(
    'shows one message, keeps nothing of the identity, and shows the form again: %s (I4.25, F111, F116)',
    async (_, reply, expected) => {
      const { browser, site } = await signInWith('Google', reply)
      expect(pageText(get('dialog', common.notice))).toContain(expected)
      await press('button', common.confirm)
      await browser.clock.advance(times.leaveAnimation)
      expect([location.pathname, namesOf('dialog')]).toEqual(['/m/login', []])
      expect(browser.http.requestsTo('loginSocial')).toHaveLength(1)
      expect(site.store.get(identityToLinkAtom)).toBeUndefined()
      await fillLogin()
      await press('button', login.submit)
      expect(
        JSON.parse(decryptBody(browser.http.requestsTo('login')[0] ?? { headers: {} }).text),
      ).not.toHaveProperty('firebaseIdToken')
    },
  )

  it('that requires a second factor asks for a login with the password (I4.07)', async () => {
    await signInWith('Google', refusal({ code: 'login_verify_required', value: ['ga'] }))
    expect(pageText(get('dialog', login.title))).toContain(accountLinking.passwordNeeded)
  })

  it('that arrives after the member has cancelled changes nothing (F107)', async () => {
    const running = await openSocialLogin({
      prepare: ({ http }) => http.answer('loginSocial', linkedReply, 2000),
    })
    await becomeIdle(running)
    await tapChannel('Google')
    await actAndSettle(() => newestPopup(running).answer('id-token'))
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
  it('offers to log in to an existing account, or to register a new one (I2.20, I4.24, I8.08)', async () => {
    await signInWith('Google', unlinkedReply)
    const dialog = get('dialog', accountLinking.title)
    expect(pageText(dialog)).toContain(unlinkedText)
    expect(namesOf('button')).toEqual([common.close, accountLinking.existing, accountLinking.register])
  })

  it('cannot register when the merchant does not allow it (I2.20, I3.36)', async () => {
    await signInWith('Google', unlinkedReply, { manifest: withSocial({ FIREBASECREATEACC3: false }) })
    expect(namesOf('button')).toEqual([common.close, accountLinking.existing])
  })

  it('is forgotten when the dialog is closed (I4.25)', async () => {
    const { site } = await signInWith('Google', unlinkedReply)
    await press('button', common.close)
    expect(site.store.get(identityToLinkAtom)).toBeUndefined()
    expect(location.pathname).toBe('/m/login')
  })

  it('registers with all registration fields, and opens the lobby (I3.14, I3.15, I7.12)', async () => {
    const running = await signInWith('Google', unlinkedReply, {
      path: '/m/login?affiliateCode=aff-1&r=ref-2',
    })
    await press('button', accountLinking.register)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(firstBody(running, 'registerSocial')).toMatchObject({
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

  it('shows once why it cannot register, and is not offered again (F116)', async () => {
    const running = await signInWith('Google', unlinkedReply, {
      prepare: ({ http }) =>
        http.answer('registerSocial', refusal({ code: 'email.taken', message: 'E-mail in use.' })),
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
    ['too many requests', refusal({ code: 'TOO_MANY_REQUEST_REG', message: 'Slow' })],
    ['a lost network', failure('network')],
    ['a failing platform', refusal({ status: 500 })],
  ])(
    'can register again after %s, without another sign-in at the provider (I2.20, F039)',
    async (_, reply) => {
      const running = await signInWith('Google', unlinkedReply, {
        prepare: ({ http }) =>
          http.answer('registerSocial', (_sent, requestIndex) => (requestIndex === 0 ? reply : linkedReply)),
      })
      await press('button', accountLinking.register)
      await running.browser.clock.advance(times.leaveAnimation)
      if (find('dialog', common.notice)) await press('button', common.confirm)
      await running.browser.clock.advance(times.leaveAnimation)
      expect(namesOf('dialog')).toEqual([accountLinking.title])
      await running.browser.clock.advance(times.rateLimit)
      await press('button', accountLinking.register)
      await running.browser.clock.advance(times.leaveAnimation)
      expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    },
  )

  it('shows an error when code fails to load, and can register again (I2.20, F123)', async () => {
    const registrationInfo = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const running = await signInWith('Google', unlinkedReply, {
      features: [{ id: 'lost', when: true, services: { registrationInfo } }, ...features],
      prepare: ({ http }) => http.answer('/m/asset-manifest.json', failure('network')),
    })
    await press('button', accountLinking.register)
    await running.browser.clock.advance(times.retryDelay)
    expect(pageText(get('dialog', common.notice))).toContain(english.errors.network)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([accountLinking.title])
    expect(get('button', accountLinking.register).getAttribute('aria-busy')).not.toBe('true')
  })

  it('is not logged in when the dialog is closed during the registration (F107)', async () => {
    const running = await signInWith('Google', unlinkedReply, {
      prepare: ({ http }) => http.answer('registerSocial', linkedReply, 2000),
    })
    await press('button', accountLinking.register)
    await press('button', common.close)
    await running.browser.clock.advance(3000)
    expect([location.pathname, running.browser.storage.read('session')]).toEqual(['/m/login', undefined])
  })

  it('shows the message when the platform refuses with 401: a visitor has no session to lose (I4.25, I8.05)', async () => {
    const running = await signInWith('Google', unlinkedReply, {
      prepare: ({ http }) => http.answer('registerSocial', refusal({ status: 401, message: 'Not you.' })),
    })
    await press('button', accountLinking.register)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', common.notice))).toContain('Not you.')
  })

  it('of Facebook is not logged in when the automatic registration is cancelled (F107)', async () => {
    const running = await signInWith('Facebook', unlinkedReply, {
      manifest: withSocial({ FBAUTOREGISTER3: true }),
      prepare: ({ http }) => http.answer('registerSocial', linkedReply, 2000),
    })
    await press('button', common.cancel)
    await running.browser.clock.advance(3000)
    expect([location.pathname, running.browser.storage.read('session'), namesOf('dialog')]).toEqual([
      '/m/login',
      undefined,
      [],
    ])
  })

  it('of Facebook registers automatically when the flag is on (I4.23)', async () => {
    const running = await signInWith('Facebook', unlinkedReply, {
      manifest: withSocial({ FBAUTOREGISTER3: true, FIREBASECREATEACC3: false }),
    })
    expect(firstBody(running, 'registerSocial')).toMatchObject({ firebaseChannel: 'facebook', login: true })
    expect(location.pathname).toBe('/m/home')
  })

  it.each([
    ['Facebook without the flag', 'Facebook', {}],
    ['another channel with it', 'LINE', { FBAUTOREGISTER3: true }],
  ] as const)('still shows the choice: %s (I4.24)', async (_, name, flags) => {
    const running = await signInWith(name, unlinkedReply, { manifest: withSocial(flags) })
    expect(find('dialog', accountLinking.title)).toBeDefined()
    expect(running.browser.http.requestsTo('registerSocial')).toEqual([])
  })

  it('of a phone has its own text (I2.20)', async () => {
    const running = await startSite({
      manifest: withSocial(),
      prepare: ({ http }) => http.answer('loginSocial', unlinkedReply),
    })
    await actAndSettle(async () =>
      (await running.site.service('completeSocialLogin'))?.('phone', 'phone-token'),
    )
    expect(pageText(get('dialog', accountLinking.title))).toContain(accountLinking.textNumber)
  })
})

describe('the age', () => {
  const adults = { compliance: { minimumAge: 18 } }
  const question = register.ageTitle.replace('{{age}}', '18')
  const bySocial = (running: RunningSite) => running.browser.http.requestsTo('registerSocial')
  const facebook = (options: SiteOptions = {}) =>
    signInWith('Facebook', unlinkedReply, {
      ...options,
      manifest: { ...withSocial({ FBAUTOREGISTER3: true }), ...adults },
    })
  const chosenRegistration = async (options: SiteOptions = {}) => {
    const running = await signInWith('Google', unlinkedReply, {
      ...options,
      manifest: { ...withSocial(), ...adults },
    })
    await press('button', accountLinking.register)
    return running
  }

  it.each([
    ['automatically', facebook],
    ['by choice', chosenRegistration],
  ])(
    'is asked before an identity is registered %s, and kept on the device (D18, D14, I4.23)',
    async (_, open) => {
      const running = await open()
      expect([pageText(get('dialog', question)), bySocial(running)]).toEqual([
        expect.stringContaining(register.ageText),
        [],
      ])
      await press('button', register.ageYes)
      await running.browser.clock.advance(times.leaveAnimation)
      expect([location.pathname, bySocial(running).length]).toEqual(['/m/home', 1])
      expect(running.browser.storage.read('confirmedAge')).toBe(18)
    },
  )

  it.each([
    ['automatically', facebook],
    ['by choice', chosenRegistration],
  ])('"not yet" opens no account %s, and leads back with a word (D18)', async (_, open) => {
    const running = await open()
    await press('button', register.ageNo)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog'), bySocial(running)]).toEqual([
      '/m/login',
      [english.common.notice],
      [],
    ])
    expect(pageText(get('dialog'))).toContain(register.tooYoung.replace('{{age}}', '18'))
    expect(running.browser.storage.read('confirmedAge')).toBeUndefined()
  })

  it('is not asked again on this device, unless the merchant has raised it (D18)', async () => {
    const prepare: SiteOptions['prepare'] = ({ storage }) => storage.write('confirmedAge', 18)
    const running = await facebook({ prepare })
    expect([location.pathname, bySocial(running).length]).toEqual(['/m/home', 1])
    const younger = await facebook({ prepare: ({ storage }) => storage.write('confirmedAge', 16) })
    expect([namesOf('dialog').includes(question), bySocial(younger)]).toEqual([true, []])
  })

  it('is not asked where the merchant has none (D14)', async () => {
    const running = await signInWith('Facebook', unlinkedReply, {
      manifest: withSocial({ FBAUTOREGISTER3: true }),
    })
    expect([location.pathname, bySocial(running).length]).toEqual(['/m/home', 1])
  })
})

describe('logging in to the existing account', () => {
  const openLoginToLink = async (options: SiteOptions = {}) => {
    const running = await startSite({
      manifest: withSocial(),
      prepare: (browser) => {
        browser.http.answer('loginSocial', unlinkedReply)
        options.prepare?.(browser)
      },
    })
    await press('button', english.shell.logIn)
    await becomeIdle(running)
    await tapChannel('Google')
    await actAndSettle(() => newestPopup(running).answer('id-token'))
    await running.browser.clock.advance(times.leaveAnimation)
    await press('button', accountLinking.existing)
    await running.browser.clock.advance(times.leaveAnimation)
    return running
  }
  const sentLogin = ({ browser }: RunningSite) =>
    JSON.parse(decryptBody(browser.http.requestsTo('login')[0] ?? { headers: {} }).text) as object

  it('shows its purpose, and links the identity after a successful login (I2.20)', async () => {
    const running = await openLoginToLink()
    expect(pageText(get('dialog', login.title))).toContain('to link Google to your account')
    await fillLogin()
    await press('button', login.submit)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(sentLogin(running)).toMatchObject({
      username: 'minhanh88',
      firebaseChannel: 'google',
      firebaseIdToken: 'id-token',
    })
    expect(location.pathname).toBe('/m/home')
    expect(running.site.store.get(identityToLinkAtom)).toBeUndefined()
  })

  it('opens the login dialog if none is open (I2.20)', async () => {
    const running = await signInWith('Google', unlinkedReply)
    await press('button', accountLinking.existing)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', login.title))).toContain('to link Google to your account')
  })

  it('keeps the identity and what was typed after a wrong password (I2.20)', async () => {
    const running = await openLoginToLink({
      prepare: ({ http }) => http.answer('login', refusal({ code: 'login.cred.err', message: 'Wrong.' })),
    })
    await fillLogin()
    await press('button', login.submit)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(field(login.userName).value).toBe('minhanh88')
    await press('button', login.submit)
    const sentBodies = running.browser.http
      .requestsTo('login')
      .map((request) => JSON.parse(decryptBody(request).text) as object)
    expect(sentBodies).toEqual([
      expect.objectContaining({ firebaseIdToken: 'id-token' }),
      expect.objectContaining({ firebaseIdToken: 'id-token' }),
    ])
  })

  it.each<[string, (running: RunningSite) => Promise<void>]>([
    [
      'that the platform refuses',
      async ({ browser }) => {
        browser.http.answer('loginSocial', refusal({ code: 'identity.taken', message: 'Taken.' }))
        await actAndSettle(() => browser.firebase.popups.at(-1)?.answer('other-token'))
      },
    ],
    [
      'that fails at the provider',
      ({ browser }) => actAndSettle(() => browser.firebase.popups.at(-1)?.fail('auth/user-disabled')),
    ],
  ])('links nothing after a second provider %s (I4.25)', async (_, fail) => {
    const running = await openLoginToLink()
    await tapChannel('Facebook')
    await fail(running)
    await running.browser.clock.advance(times.leaveAnimation)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    await fillLogin()
    await press('button', login.submit)
    expect(sentLogin(running)).toMatchObject({ username: 'minhanh88' })
    expect(sentLogin(running)).not.toHaveProperty('firebaseIdToken')
  })

  it('also sends the identity with the second factor (I2.20, I4.07)', async () => {
    const running = await openLoginToLink({
      prepare: ({ http }) => {
        http.answer('login', refusal({ code: 'login_verify_required', value: ['payeeName'] }))
        http.answer('loginVerification', linkedReply)
      },
    })
    await fillLogin()
    await press('button', login.submit)
    await actAndSettle(() => {
      const input = get('dialog', secondFactor.title).querySelector('input')
      if (!input) throw new Error('There is no field for the payee')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Minh Anh')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await press('button', secondFactor.submit)
    const [request = { headers: {} }] = running.browser.http.requestsTo('loginVerification')
    expect(JSON.parse(decryptBody(request).text)).toMatchObject({
      firebaseChannel: 'google',
      firebaseIdToken: 'id-token',
    })
  })

  it('forgets the identity when the login is closed (I4.25)', async () => {
    const running = await openLoginToLink()
    await press('button', common.close)
    await running.browser.clock.advance(times.leaveAnimation)
    await press('button', english.shell.logIn)
    await fillLogin()
    await press('button', login.submit)
    expect(sentLogin(running)).not.toHaveProperty('firebaseIdToken')
  })
})
