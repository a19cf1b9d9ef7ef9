// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import type { Captcha } from '../../runtime/contract/services'
import { features } from '../../runtime/features'
import { logOut } from '../../runtime/kit/identity/logOut'
import type { CaptchaPurpose } from '../../runtime/rules/captcha/chooseCaptcha'
import { factsAtom } from '../../runtime/state/facts'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { decryptBody } from '../support/decryptBody'
import { fakeBrowser, twoTabs } from '../support/fakes/fakeBrowser'
import { failure, html, type Reply, refusal, success } from '../support/fakes/replies'
import { manifestPart } from '../support/manifest'
import { all, find, get, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, field, memberSession, press, type RunningSite, startSite, type } from '../support/site'
import {
  browserWithRememberedLogin,
  flags,
  password,
  startAutoLoginSite,
  storedLogin,
  userName,
} from './startAutoLoginSite'

const { autoLogin, login, common, shell, errors } = english
const loginDelay = 3000

const loggedIn = success({ id: 7, token: 'token-7', userName, customerType: 0, firstTimeLogin: false })

/** Starts a site whose automatic login is slow enough to be seen. */
async function startSlowAutoLogin(reply: Reply = loggedIn, path = '/m/home'): Promise<RunningSite> {
  const browser = await browserWithRememberedLogin()
  browser.http.answer('login', reply, loginDelay)
  return startAutoLoginSite({ browser, path })
}

const sentLogins = ({ browser }: RunningSite): number => browser.http.requestsTo('login').length

const isMember = ({ browser }: RunningSite): boolean => browser.storage.read('session') !== undefined

describe('a page that starts with a remembered login', () => {
  it('shows a dialog with the user name, a progress bar and a cancel button (I4.11)', async () => {
    await startSlowAutoLogin()
    expect(namesOf('dialog')).toEqual([autoLogin.title])
    expect(pageText(get('dialog'))).toContain(userName)
    expect(namesOf('progressbar')).toEqual([autoLogin.title])
    expect(namesOf('button')).toEqual([common.cancel])
  })

  it('logs nobody in when the code that reads the login fails to load, and keeps it for the next page (I4.11, F123)', async () => {
    const browser = await browserWithRememberedLogin()
    const { decrypt } = browser.secretStorage
    const stored = browser.storage.read('remembered')
    Object.assign(browser.secretStorage, { decrypt: () => Promise.reject(new Error('The file is missing')) })
    const running = await startAutoLoginSite({ browser })
    expect([sentLogins(running), namesOf('dialog'), storedLogin(running)]).toEqual([0, [], stored])
    Object.assign(browser.secretStorage, { decrypt })
  })

  it('logs in once with the remembered login, and closes the dialog (I1.04, I4.11, F078)', async () => {
    const running = await startSlowAutoLogin()
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7', userName })
    expect(all('dialog')).toEqual([])
    expect(toastText()).toBe(autoLogin.done.replace('{{name}}', userName))
    const [request, ...more] = running.browser.http.requestsTo('login')
    expect(more).toEqual([])
    expect(JSON.parse(decryptBody(request ?? { headers: {} }).text)).toMatchObject({
      username: userName,
      password,
    })
  })

  it('also logs in on the login page, and navigates to the lobby (I2.02)', async () => {
    const running = await startSlowAutoLogin(loggedIn, '/m/login')
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    expect([location.pathname, isMember(running), all('dialog').length]).toEqual(['/m/home', true, 0])
  })

  it('keeps the remembered login for the next visit', async () => {
    const running = await startSlowAutoLogin()
    const before = storedLogin(running)
    await running.browser.clock.advance(loginDelay)
    expect([storedLogin(running), running.browser.storage.read('autoLogin')]).toEqual([before, undefined])
  })

  it('cannot be dismissed by a tap on the mask or Escape', async () => {
    await startSlowAutoLogin()
    await actAndSettle(() => document.querySelector<HTMLElement>('.Layer-mask')?.click())
    await actAndSettle(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    expect(namesOf('dialog')).toEqual([autoLogin.title])
  })

  it('waits for the network, and then logs in', async () => {
    const browser = await browserWithRememberedLogin()
    browser.page.setOnline(false)
    const running = await startAutoLoginSite({ browser })
    expect([sentLogins(running), isMember(running)]).toEqual([0, false])
    await actAndSettle(() => browser.page.setOnline(true))
    expect([sentLogins(running), isMember(running)]).toEqual([1, true])
  })
})

describe('there is no automatic login', () => {
  const expectNoLogin = (running: RunningSite): void => {
    expect(sentLogins(running)).toBe(0)
    expect(namesOf('dialog')).not.toContain(autoLogin.title)
  }

  it('in a browser that remembers nothing', async () => {
    expectNoLogin(await startAutoLoginSite({ browser: fakeBrowser() }))
  })

  it('for a merchant who has switched it off (I4.11)', async () => {
    expectNoLogin(await startAutoLoginSite({ manifest: { flags: { ...flags, AUTOLOGIN3: false } } }))
  })

  it.each([
    ['redirectUrl', '/m/home?redirectUrl=%2Fm%2FrewardCenter'],
    ['backUrl', '/m/login?backUrl=%2Fm%2Fhome'],
  ])('when the URL has %s (I4.11)', async (_, path) => {
    expectNoLogin(await startAutoLoginSite({ path }))
  })

  it('when the URL has a token, which starts its own session (I4.11)', async () => {
    const running = await startAutoLoginSite({ path: '/m/home?token=t-9' })
    expectNoLogin(running)
    expect(running.browser.storage.read('session')).toMatchObject({ token: 't-9' })
  })

  it("when the URL has a partner's session, which takes precedence", async () => {
    const browser = await browserWithRememberedLogin()
    browser.http.answer('loginMaya', loggedIn)
    const running = await startAutoLoginSite({ browser, path: '/m/home?sessionId=s1&env=prod' })
    expectNoLogin(running)
    expect(isMember(running)).toBe(true)
  })

  it('when it is switched off on this device (I4.10, I4.11)', async () => {
    expectNoLogin(await startAutoLoginSite({ stored: { autoLogin: '0' } }))
  })

  it('when a member is logged in already (I4.11)', async () => {
    expectNoLogin(await startAutoLoginSite({ session: {} }))
  })

  it('after a session expired in this page (I4.11)', async () => {
    const browser = await browserWithRememberedLogin()
    browser.http.answer('memberInfo', refusal({ status: 401 }))
    const running = await startAutoLoginSite({ browser, session: {} })
    expect(pageText(get('dialog'))).toContain(errors.pleaseLogin)
    expectNoLogin(running)
    expect(storedLogin(running)).toBeDefined()
  })

  it('after a session ended silently in this page (I4.11)', async () => {
    const running = await startAutoLoginSite({ session: {} })
    await actAndSettle(() => running.site.session.end())
    expectNoLogin(running)
    expect([isMember(running), storedLogin(running) !== undefined]).toEqual([false, true])
  })

  it('after a logout in this page or any later one', async () => {
    const running = await startSlowAutoLogin()
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    await actAndSettle(() => logOut(running.site))
    expect([sentLogins(running), isMember(running), storedLogin(running)]).toEqual([1, false, undefined])
    await press('button', shell.logIn)
    expect(field(login.userName).value).toBe('')
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ["is another merchant's", { merchant: 'brasa' }],
    ['is of type SMS', { type: 'sms' }],
    ['has an unknown type', { type: 'email' }],
    ['has no user name', { username: null }],
    ['has a password that is not a string', { password: 7 }],
    ['was encrypted by another browser', { password: 'seal-99' }],
  ])('when the remembered login %s, which is then deleted (I4.11, F077)', async (_, entry) => {
    const running = await startAutoLoginSite({ browser: await browserWithRememberedLogin(entry) })
    expectNoLogin(running)
    expect(running.browser.storage.entries()).not.toHaveProperty('remembered')
  })

  it.each(['', '{"type":', 'null', '[]', '"minhanh88"'])(
    'when the stored login is %j (F077)',
    async (text) => {
      const browser = fakeBrowser()
      browser.storage.writeRaw('remembered', text)
      const running = await startAutoLoginSite({ browser })
      expectNoLogin(running)
      expect(browser.storage.entries()).not.toHaveProperty('remembered')
    },
  )

  it('when only the name is remembered, which still fills the form (F084)', async () => {
    const running = await startAutoLoginSite({
      browser: await browserWithRememberedLogin({ password: null }),
      path: '/m/login',
    })
    expectNoLogin(running)
    expect(field(login.userName).value).toBe(userName)
  })

  it.each(['cannot encrypt', 'has lost its key'])(
    'when the browser %s, but the form works',
    async (problem) => {
      const browser = await browserWithRememberedLogin()
      if (problem === 'cannot encrypt') browser.secretStorage.unavailable = true
      else browser.secretStorage.loseKey()
      const running = await startAutoLoginSite({ browser, path: '/m/login' })
      expectNoLogin(running)
      await type(login.userName, userName)
      await type(login.password, password)
      await press('button', login.submit)
      expect(isMember(running)).toBe(true)
    },
  )

  it('for a merchant without "remember me": a login stored under an earlier manifest is deleted', async () => {
    const running = await startAutoLoginSite({ manifest: { flags, rememberLogin: 'absent' } })
    expectNoLogin(running)
    expect(running.browser.storage.entries()).not.toHaveProperty('remembered')
  })
})

describe('a failed automatic login', () => {
  it.each<[string, Reply]>([
    ['the platform refuses (F078)', refusal({ code: 'member.blocked', message: 'Blocked' })],
    ['the IP address has changed (I4.50, I8.09, E8.04)', refusal({ code: 'token_ip_different' })],
    ['too many attempts (F078)', refusal({ code: 'TOO_MANY_REQUEST_LOGIN' })],
    ['the network fails (F078)', failure('network')],
    ['the request times out (F078)', failure('timeout')],
    ['an HTML page is returned instead (F078)', html(500)],
    ['the reply has no session (F042)', success({})],
  ])('is not repeated, and auto-login is switched off: %s', async (_, reply) => {
    const running = await startSlowAutoLogin(reply)
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    expect(running.browser.storage.read('autoLogin')).toBe('0')
    expect([sentLogins(running), isMember(running)]).toEqual([1, false])
    expect(namesOf('dialog')).not.toContain(autoLogin.title)
  })

  it('shows a toast instead of a dialog, and leaves the page as it was', async () => {
    const running = await startSlowAutoLogin(refusal({ code: 'member.blocked', message: 'Blocked' }))
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    expect([all('dialog').length, toastText(), location.pathname]).toEqual([0, autoLogin.failed, '/m/home'])
  })

  it.each<[string, Reply]>([
    ['the platform refuses', refusal({ code: 'member.blocked', message: 'Blocked' })],
    ['the reply is a 401', refusal({ status: 401 })],
    ['too many attempts', refusal({ code: 'TOO_MANY_REQUEST_LOGIN' })],
    ['the network fails', failure('network')],
  ])('keeps the user name on the device, but not the password: %s (I4.09, F078)', async (_, reply) => {
    const running = await startSlowAutoLogin(reply)
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    expect(storedLogin(running)).toEqual({ type: 'username', username: userName, merchant: 'hongvan' })
  })

  it('fills only the user name into the form (F078)', async () => {
    const running = await startSlowAutoLogin(failure('network'))
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    await press('button', shell.logIn)
    expect([field(login.userName).value, field(login.password).value]).toEqual([userName, ''])
  })

  it.each(['login.cred.err', 'not.exists.user'])(
    'with %s deletes the remembered login, but the form of this page has the name (I4.09, I8.07, F078)',
    async (code) => {
      const running = await startSlowAutoLogin(refusal({ code, message: 'Wrong' }))
      await running.browser.clock.advance(loginDelay + times.leaveAnimation)
      expect([storedLogin(running), running.browser.storage.read('autoLogin')]).toEqual([undefined, '0'])
      await press('button', shell.logIn)
      expect([field(login.userName).value, field(login.password).value]).toEqual([userName, ''])
    },
  )

  it('is not repeated when the setting is cleared, or the network is lost and returns', async () => {
    const running = await startSlowAutoLogin(failure('network'))
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    await actAndSettle(() => running.browser.storage.remove('autoLogin'))
    await actAndSettle(() => running.browser.page.setOnline(false))
    await actAndSettle(() => running.browser.page.setOnline(true))
    expect(sentLogins(running)).toBe(1)
  })
})

describe('a second factor', () => {
  const verificationRequired = refusal({ code: 'login_verify_required', value: ['email'] })

  it('ends the automatic login and opens the login dialog with the user name', async () => {
    const running = await startSlowAutoLogin(verificationRequired)
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([login.title])
    expect([field(login.userName).value, field(login.password).value]).toEqual([userName, ''])
    expect([sentLogins(running), isMember(running)]).toEqual([1, false])
  })

  it('keeps the user name on the device, but not the password (F084)', async () => {
    const running = await startSlowAutoLogin(verificationRequired)
    await running.browser.clock.advance(loginDelay)
    expect(storedLogin(running)).toEqual({ type: 'username', username: userName, merchant: 'hongvan' })
  })
})

describe('a visitor who cancels', () => {
  it('is not logged in: the request is aborted (I4.11)', async () => {
    const running = await startSlowAutoLogin()
    await press('button', common.cancel)
    expect(running.browser.http.requestsTo('login')[0]?.signal?.aborted).toBe(true)
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    expect([all('dialog').length, toastText(), isMember(running)]).toEqual([0, '', false])
    expect(sentLogins(running)).toBe(1)
  })

  it('gets another automatic login on the next page, not on this one', async () => {
    const running = await startSlowAutoLogin()
    const before = storedLogin(running)
    await press('button', common.cancel)
    await actAndSettle(() => running.browser.page.setOnline(false))
    await actAndSettle(() => running.browser.page.setOnline(true))
    expect(sentLogins(running)).toBe(1)
    expect([storedLogin(running), running.browser.storage.read('autoLogin')]).toEqual([before, undefined])
  })

  it('finds the user name in the form and can log in', async () => {
    const running = await startSlowAutoLogin()
    await press('button', common.cancel)
    await running.browser.clock.advance(times.leaveAnimation)
    running.browser.http.answer('login', loggedIn)
    await press('button', shell.logIn)
    expect(field(login.userName).value).toBe(userName)
    await type(login.password, password)
    await press('button', login.submit)
    expect([sentLogins(running), isMember(running)]).toEqual([2, true])
  })
})

describe('while an automatic login is in progress', () => {
  it('a login in another tab closes the dialog, and its session is used', async () => {
    const [browser, otherTab] = twoTabs()
    browser.storage.write('remembered', {
      type: 'username',
      username: userName,
      password: await browser.secretStorage.encrypt(password),
      merchant: 'hongvan',
    })
    browser.http.answer('login', loggedIn, loginDelay)
    const running = await startAutoLoginSite({ browser })
    await actAndSettle(() =>
      otherTab.storage.write('session', { ...memberSession, token: 'theirs', userName: 'other' }),
    )
    await browser.clock.advance(loginDelay + times.leaveAnimation)
    expect(browser.storage.read('session')).toMatchObject({ token: 'theirs' })
    expect([all('dialog').length, browser.storage.read('autoLogin')]).toEqual([0, undefined])
    expect(isMember(running)).toBe(true)
  })

  it('a lost network closes the dialog silently, and does not count as a failure', async () => {
    const running = await startSlowAutoLogin()
    await actAndSettle(() => running.browser.page.setOnline(false))
    await running.browser.clock.advance(loginDelay + times.leaveAnimation)
    expect([all('dialog').length, toastText(), isMember(running)]).toEqual([0, '', false])
    expect(running.browser.storage.read('autoLogin')).toBeUndefined()
  })
})

describe('an unknown setting delays the automatic login', () => {
  const replyDelay = 2000
  const fromServer = manifestPart('{ "flags": { "AUTOLOGIN3": "server" } }')

  it.each([
    [true, 1],
    [false, 0],
  ])('until the platform sends the flag: %s makes %i login (I4.11)', async (AUTOLOGIN3, count) => {
    const browser = await browserWithRememberedLogin()
    browser.http.answer('whitelabel', success({ AUTOLOGIN3 }), replyDelay)
    const running = await startAutoLoginSite({ browser, manifest: fromServer })
    expect(sentLogins(running)).toBe(0)
    await browser.clock.advance(replyDelay)
    expect(sentLogins(running)).toBe(count)
  })

  it('which does not start when a dialog has been opened in the meantime', async () => {
    const browser = await browserWithRememberedLogin()
    browser.http.answer('whitelabel', success({ AUTOLOGIN3: true }), replyDelay)
    const running = await startAutoLoginSite({ browser, manifest: fromServer })
    await press('button', shell.logIn)
    await browser.clock.advance(replyDelay)
    expect([namesOf('dialog'), sentLogins(running)]).toEqual([[login.title], 0])
  })

  /** A captcha service that only reads the flag. */
  const captchaByFlag: Feature = {
    id: 'captchaByFlag',
    when: true,
    services: {
      captcha: async () => ({
        default: ({ store }): Captcha => ({
          isRequired: (purpose: CaptchaPurpose) =>
            purpose === 'login' ? store.get(factsAtom)('flag.LOGINCAPTCHA3') : false,
          getFields: async () => ({}),
          invalidate: () => undefined,
        }),
      }),
    },
  }
  const withCaptcha = [captchaByFlag, ...features]
  const captchaFromServer = manifestPart('{ "flags": { "AUTOLOGIN3": true, "LOGINCAPTCHA3": "server" } }')

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'until it is known whether login requires a captcha: %s makes %i login',
    async (LOGINCAPTCHA3, count) => {
      const browser = await browserWithRememberedLogin()
      browser.http.answer('whitelabel', success({ LOGINCAPTCHA3 }), replyDelay)
      const running = await startAutoLoginSite({
        browser,
        features: withCaptcha,
        manifest: captchaFromServer,
      })
      expect(sentLogins(running)).toBe(0)
      await browser.clock.advance(replyDelay)
      expect(sentLogins(running)).toBe(count)
      expect(storedLogin(running)).toBeDefined()
    },
  )

  it('which does not start when the visitor has logged in in the meantime', async () => {
    const browser = await browserWithRememberedLogin()
    browser.http.answer('whitelabel', success({ LOGINCAPTCHA3: false }), replyDelay)
    const running = await startSite({ browser, features: withCaptcha, manifest: captchaFromServer })
    await actAndSettle(() => running.site.session.begin({ ...memberSession, token: 'by hand' }))
    await browser.clock.advance(replyDelay)
    expect(sentLogins(running)).toBe(0)
  })
})

it('shows the auto-login dialog in the language of the visitor', async () => {
  const browser = await browserWithRememberedLogin()
  browser.http.answer('login', loggedIn, loginDelay)
  await startAutoLoginSite({ browser, stored: { language: 'CN' } })
  expect(find('dialog', english.autoLogin.title)).toBeUndefined()
  expect(namesOf('dialog')).toEqual(['正在为您登录…'])
})
