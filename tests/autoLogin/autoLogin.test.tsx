// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import type { Captcha } from '../../runtime/contract/services'
import { features } from '../../runtime/features'
import type { CaptchaPurpose } from '../../runtime/rules/captcha/captcha'
import { factsAtom } from '../../runtime/state/facts'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { decryptBody } from '../support/decryptBody'
import { fakeBrowser, twoTabs } from '../support/fakes/fakeBrowser'
import { fails, good, html, type Reply, refused } from '../support/fakes/replies'
import { manifestPart } from '../support/manifest'
import { all, find, get, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, field, memberSession, press, type RunningSite, startSite, type } from '../support/site'
import { arrive, flags, keptLogin, password, remembering, userName } from './arriving'

const { autoLogin, login, common, shell, errors } = english
const wait = 3000

const loggedIn = good({ id: 7, token: 'token-7', userName, customerType: 0, firstTimeLogin: false })

/** A login that takes its time: the visitor sees it. */
async function signingIn(reply: Reply = loggedIn, path = '/m/home'): Promise<RunningSite> {
  const browser = await remembering()
  browser.http.answer('login', reply, wait)
  return arrive({ browser, path })
}

const sentLogins = ({ browser }: RunningSite): number => browser.http.requestsTo('login').length

const isMember = ({ browser }: RunningSite): boolean => browser.storage.read('session') !== undefined

describe('a page that starts with a remembered login', () => {
  it('says that it signs the visitor in, and who, with a progress bar and a way out (I4.11)', async () => {
    await signingIn()
    expect(namesOf('dialog')).toEqual([autoLogin.title])
    expect(pageText(get('dialog'))).toContain(userName)
    expect(namesOf('progressbar')).toEqual([autoLogin.title])
    expect(namesOf('button')).toEqual([common.cancel])
  })

  it('logs in with what was remembered, once, and is quiet again (I1.04, I4.11, F078)', async () => {
    const running = await signingIn()
    await running.browser.clock.advance(wait + times.leaveAnimation)
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

  it('does so on the login page too, and leads to the lobby (I2.02)', async () => {
    const running = await signingIn(loggedIn, '/m/login')
    await running.browser.clock.advance(wait + times.leaveAnimation)
    expect([location.pathname, isMember(running), all('dialog').length]).toEqual(['/m/home', true, 0])
  })

  it('remembers on, for the next time', async () => {
    const running = await signingIn()
    const before = keptLogin(running)
    await running.browser.clock.advance(wait)
    expect([keptLogin(running), running.browser.storage.read('autoLogin')]).toEqual([before, undefined])
  })

  it('cannot be dismissed by a tap beside it or Escape', async () => {
    await signingIn()
    await actAndSettle(() => document.querySelector<HTMLElement>('.Layer-mask')?.click())
    await actAndSettle(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    expect(namesOf('dialog')).toEqual([autoLogin.title])
  })

  it('waits for the network and then tries', async () => {
    const browser = await remembering()
    browser.page.setOnline(false)
    const running = await arrive({ browser })
    expect([sentLogins(running), isMember(running)]).toEqual([0, false])
    await actAndSettle(() => browser.page.setOnline(true))
    expect([sentLogins(running), isMember(running)]).toEqual([1, true])
  })
})

describe('a login is not tried by itself', () => {
  const noLogin = (running: RunningSite): void => {
    expect(sentLogins(running)).toBe(0)
    expect(namesOf('dialog')).not.toContain(autoLogin.title)
  }

  it('in a browser that remembers nothing', async () => {
    noLogin(await arrive({ browser: fakeBrowser() }))
  })

  it('by a merchant who has switched it off (I4.11)', async () => {
    noLogin(await arrive({ manifest: { flags: { ...flags, AUTOLOGIN3: false } } }))
  })

  it.each([
    ['redirectUrl', '/m/home?redirectUrl=%2Fm%2FrewardCenter'],
    ['backUrl', '/m/login?backUrl=%2Fm%2Fhome'],
  ])('when the address carries %s (I4.11)', async (_, path) => {
    noLogin(await arrive({ path }))
  })

  it('when the address carries a token, which is a session of its own (I4.11)', async () => {
    const running = await arrive({ path: '/m/home?token=t-9' })
    noLogin(running)
    expect(running.browser.storage.read('session')).toMatchObject({ token: 't-9' })
  })

  it("when the address carries a partner's session, which goes first", async () => {
    const browser = await remembering()
    browser.http.answer('loginMaya', loggedIn)
    const running = await arrive({ browser, path: '/m/home?sessionId=s1&env=prod' })
    noLogin(running)
    expect(isMember(running)).toBe(true)
  })

  it('when it is switched off on this device (I4.10, I4.11)', async () => {
    noLogin(await arrive({ stored: { autoLogin: '0' } }))
  })

  it('when a member is logged in already (I4.11)', async () => {
    noLogin(await arrive({ session: {} }))
  })

  it('after a session that was lost in this page (I4.11)', async () => {
    const browser = await remembering()
    browser.http.answer('memberInfo', refused({ status: 401 }))
    const running = await arrive({ browser, session: {} })
    expect(pageText(get('dialog'))).toContain(errors.pleaseLogin)
    noLogin(running)
    expect(keptLogin(running)).toBeDefined()
  })

  it('after a session that ended in this page without a word (I4.11)', async () => {
    const running = await arrive({ session: {} })
    await actAndSettle(() => running.site.session.end())
    noLogin(running)
    expect([isMember(running), keptLogin(running) !== undefined]).toEqual([false, true])
  })

  it('after a logout in this page, nor ever after', async () => {
    const running = await signingIn()
    await running.browser.clock.advance(wait + times.leaveAnimation)
    await actAndSettle(async () => (await running.site.service('logOut'))?.())
    expect([sentLogins(running), isMember(running), keptLogin(running)]).toEqual([1, false, undefined])
    await press('button', shell.logIn)
    expect(field(login.userName).value).toBe('')
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ["is another merchant's", { merchant: 'brasa' }],
    ['was by SMS', { type: 'sms' }],
    ['has an unknown type', { type: 'email' }],
    ['has no user name', { username: null }],
    ['has a password that is no text', { password: 7 }],
    ['was sealed by another browser', { password: 'seal-99' }],
  ])('and what is remembered goes away, when it %s (I4.11, F077)', async (_, entry) => {
    const running = await arrive({ browser: await remembering(entry) })
    noLogin(running)
    expect(running.browser.storage.entries()).not.toHaveProperty('remembered')
  })

  it.each(['', '{"type":', 'null', '[]', '"minhanh88"'])('when what is kept is %j (F077)', async (text) => {
    const browser = fakeBrowser()
    browser.storage.writeRaw('remembered', text)
    const running = await arrive({ browser })
    noLogin(running)
    expect(browser.storage.entries()).not.toHaveProperty('remembered')
  })

  it('when only the name is remembered, which stays for the form (F084)', async () => {
    const running = await arrive({ browser: await remembering({ password: null }), path: '/m/login' })
    noLogin(running)
    expect(field(login.userName).value).toBe(userName)
  })

  it.each(['seals nothing', 'has lost its key'])(
    'when the browser %s, and the form works',
    async (trouble) => {
      const browser = await remembering()
      if (trouble === 'seals nothing') browser.secretStorage.unavailable = true
      else browser.secretStorage.loseKey()
      const running = await arrive({ browser, path: '/m/login' })
      noLogin(running)
      await type(login.userName, userName)
      await type(login.password, password)
      await press('button', login.submit)
      expect(isMember(running)).toBe(true)
    },
  )

  it('by a merchant who leaves "remember me" out: what an earlier manifest kept goes away', async () => {
    const running = await arrive({ manifest: { flags, rememberLogin: 'absent' } })
    noLogin(running)
    expect(running.browser.storage.entries()).not.toHaveProperty('remembered')
  })
})

describe('a try that fails', () => {
  it.each<[string, Reply]>([
    ['the platform refuses (F078)', refused({ code: 'member.blocked', message: 'Blocked' })],
    ['the address of the device has changed (I4.50, I8.09, E8.04)', refused({ code: 'token_ip_different' })],
    ['too many tried (F078)', refused({ code: 'TOO_MANY_REQUEST_LOGIN' })],
    ['the network fails (F078)', fails('network')],
    ['no answer comes in time (F078)', fails('timeout')],
    ['a page comes instead (F078)', html(500)],
    ['the reply names no session (F042)', good({})],
  ])('is the only one, and logging in by itself is off: %s', async (_, reply) => {
    const running = await signingIn(reply)
    await running.browser.clock.advance(wait + times.leaveAnimation)
    expect(running.browser.storage.read('autoLogin')).toBe('0')
    expect([sentLogins(running), isMember(running)]).toEqual([1, false])
    expect(namesOf('dialog')).not.toContain(autoLogin.title)
  })

  it('disturbs with a word and no dialog, and leaves the page as it was', async () => {
    const running = await signingIn(refused({ code: 'member.blocked', message: 'Blocked' }))
    await running.browser.clock.advance(wait + times.leaveAnimation)
    expect([all('dialog').length, toastText(), location.pathname]).toEqual([0, autoLogin.failed, '/m/home'])
  })

  it.each<[string, Reply]>([
    ['the platform refuses', refused({ code: 'member.blocked', message: 'Blocked' })],
    ['of 401', refused({ status: 401 })],
    ['too many tried', refused({ code: 'TOO_MANY_REQUEST_LOGIN' })],
    ['the network fails', fails('network')],
  ])('leaves the name on the device and no password: %s (I4.09, F078)', async (_, reply) => {
    const running = await signingIn(reply)
    await running.browser.clock.advance(wait + times.leaveAnimation)
    expect(keptLogin(running)).toEqual({ type: 'username', username: userName, merchant: 'hongvan' })
  })

  it('leaves the user name in the form, and nothing else (F078)', async () => {
    const running = await signingIn(fails('network'))
    await running.browser.clock.advance(wait + times.leaveAnimation)
    await press('button', shell.logIn)
    expect([field(login.userName).value, field(login.password).value]).toEqual([userName, ''])
  })

  it.each(['login.cred.err', 'not.exists.user'])(
    'for %s is forgotten, but the name stands in the form of this page (I4.09, I8.07, F078)',
    async (code) => {
      const running = await signingIn(refused({ code, message: 'Wrong' }))
      await running.browser.clock.advance(wait + times.leaveAnimation)
      expect([keptLogin(running), running.browser.storage.read('autoLogin')]).toEqual([undefined, '0'])
      await press('button', shell.logIn)
      expect([field(login.userName).value, field(login.password).value]).toEqual([userName, ''])
    },
  )

  it('is not repeated when the flag goes and comes, or the network does', async () => {
    const running = await signingIn(fails('network'))
    await running.browser.clock.advance(wait + times.leaveAnimation)
    await actAndSettle(() => running.browser.storage.remove('autoLogin'))
    await actAndSettle(() => running.browser.page.setOnline(false))
    await actAndSettle(() => running.browser.page.setOnline(true))
    expect(sentLogins(running)).toBe(1)
  })
})

describe('a second factor', () => {
  const asked = refused({ code: 'login_verify_required', value: ['email'] })

  it('ends the try and opens the login with the user name', async () => {
    const running = await signingIn(asked)
    await running.browser.clock.advance(wait + times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([login.title])
    expect([field(login.userName).value, field(login.password).value]).toEqual([userName, ''])
    expect([sentLogins(running), isMember(running)]).toEqual([1, false])
  })

  it('leaves the name on the device and no password: a reload finds none (F084)', async () => {
    const running = await signingIn(asked)
    await running.browser.clock.advance(wait)
    expect(keptLogin(running)).toEqual({ type: 'username', username: userName, merchant: 'hongvan' })
  })
})

describe('a visitor who cancels', () => {
  it('is left in peace, and the platform is no longer waited for (I4.11)', async () => {
    const running = await signingIn()
    await press('button', common.cancel)
    expect(running.browser.http.requestsTo('login')[0]?.signal?.aborted).toBe(true)
    await running.browser.clock.advance(wait + times.leaveAnimation)
    expect([all('dialog').length, toastText(), isMember(running)]).toEqual([0, '', false])
    expect(sentLogins(running)).toBe(1)
  })

  it('is asked again by the next page, not by this one', async () => {
    const running = await signingIn()
    const before = keptLogin(running)
    await press('button', common.cancel)
    await actAndSettle(() => running.browser.page.setOnline(false))
    await actAndSettle(() => running.browser.page.setOnline(true))
    expect(sentLogins(running)).toBe(1)
    expect([keptLogin(running), running.browser.storage.read('autoLogin')]).toEqual([before, undefined])
  })

  it('finds the name in the form and can log in', async () => {
    const running = await signingIn()
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

describe('the world changes while it signs in', () => {
  it('goes away when another tab logs in, and takes that session over', async () => {
    const [here, there] = twoTabs()
    here.storage.write('remembered', {
      type: 'username',
      username: userName,
      password: await here.secretStorage.encrypt(password),
      merchant: 'hongvan',
    })
    here.http.answer('login', loggedIn, wait)
    const running = await arrive({ browser: here })
    await actAndSettle(() =>
      there.storage.write('session', { ...memberSession, token: 'theirs', userName: 'other' }),
    )
    await here.clock.advance(wait + times.leaveAnimation)
    expect(here.storage.read('session')).toMatchObject({ token: 'theirs' })
    expect([all('dialog').length, here.storage.read('autoLogin')]).toEqual([0, undefined])
    expect(isMember(running)).toBe(true)
  })

  it('goes away without a word when the network goes, and is not counted as a failure', async () => {
    const running = await signingIn()
    await actAndSettle(() => running.browser.page.setOnline(false))
    await running.browser.clock.advance(wait + times.leaveAnimation)
    expect([all('dialog').length, toastText(), isMember(running)]).toEqual([0, '', false])
    expect(running.browser.storage.read('autoLogin')).toBeUndefined()
  })
})

describe('what is not known yet is waited for', () => {
  const late = 2000
  const fromServer = manifestPart('{ "flags": { "AUTOLOGIN3": "server" } }')

  it.each([
    [true, 1],
    [false, 0],
  ])('the flag, when the platform decides: %s makes %i login (I4.11)', async (AUTOLOGIN3, count) => {
    const browser = await remembering()
    browser.http.answer('whitelabel', good({ AUTOLOGIN3 }), late)
    const running = await arrive({ browser, manifest: fromServer })
    expect(sentLogins(running)).toBe(0)
    await browser.clock.advance(late)
    expect(sentLogins(running)).toBe(count)
  })

  it('but not over a dialog that was opened meanwhile', async () => {
    const browser = await remembering()
    browser.http.answer('whitelabel', good({ AUTOLOGIN3: true }), late)
    const running = await arrive({ browser, manifest: fromServer })
    await press('button', shell.logIn)
    await browser.clock.advance(late)
    expect([namesOf('dialog'), sentLogins(running)]).toEqual([[login.title], 0])
  })

  /** Answers as the flag says, and counts nothing else. */
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
  ])('whether login asks for a captcha: %s makes %i login', async (LOGINCAPTCHA3, count) => {
    const browser = await remembering()
    browser.http.answer('whitelabel', good({ LOGINCAPTCHA3 }), late)
    const running = await arrive({ browser, features: withCaptcha, manifest: captchaFromServer })
    expect(sentLogins(running)).toBe(0)
    await browser.clock.advance(late)
    expect(sentLogins(running)).toBe(count)
    expect(keptLogin(running)).toBeDefined()
  })

  it('no longer when the visitor has logged in meanwhile', async () => {
    const browser = await remembering()
    browser.http.answer('whitelabel', good({ LOGINCAPTCHA3: false }), late)
    const running = await startSite({ browser, features: withCaptcha, manifest: captchaFromServer })
    await actAndSettle(() => running.site.session.begin({ ...memberSession, token: 'by hand' }))
    await browser.clock.advance(late)
    expect(sentLogins(running)).toBe(0)
  })
})

it('says the words of the language that is spoken', async () => {
  const browser = await remembering()
  browser.http.answer('login', loggedIn, wait)
  await arrive({ browser, stored: { language: 'CN' } })
  expect(find('dialog', english.autoLogin.title)).toBeUndefined()
  expect(namesOf('dialog')).toEqual(['正在为您登录…'])
})
