// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { RememberedLoginService } from '../../runtime/contract/services'
import { logOut } from '../../runtime/kit/identity/logOut'
import english from '../../runtime/text/EN.json'
import { type FakeBrowser, fakeBrowser } from '../support/fakes/fakeBrowser'
import { refusal } from '../support/fakes/replies'
import { find, get, pageText } from '../support/screen'
import {
  actAndSettle,
  field,
  merchant,
  press,
  type RunningSite,
  type SiteOptions,
  type,
} from '../support/site'
import {
  browserWithRememberedLogin,
  flags,
  password,
  startAutoLoginSite,
  storedLogin,
  userName,
} from './startAutoLoginSite'

const { login } = english

/** Opens the login form in a browser without a remembered login. */
const openForm = (options: SiteOptions = {}): Promise<RunningSite> =>
  startAutoLoginSite({ browser: fakeBrowser(), path: '/m/login', ...options })

async function logInManually(name = userName): Promise<void> {
  await type(login.userName, name)
  await type(login.password, password)
  await press('button', login.submit)
}

/** The only checkbox of the form. */
const rememberCheckbox = (): HTMLInputElement => get('checkbox') as HTMLInputElement

async function getRememberedLoginService({ site }: RunningSite): Promise<RememberedLoginService> {
  const service = await site.service('rememberedLogin')
  if (!service) throw new Error('There is no rememberedLogin service')
  return service
}

describe('the "remember me" checkbox', () => {
  it.each([
    ['is ticked by default', {}, true],
    ['is ticked', { rememberLogin: 'ticked' }, true],
    ['starts unticked', { rememberLogin: 'unticked' }, false],
  ] as const)('%s', async (_, manifest, ticked) => {
    await openForm({ manifest })
    expect([pageText(rememberCheckbox().closest('label') ?? undefined), rememberCheckbox().checked]).toEqual([
      login.remember,
      ticked,
    ])
  })

  it('is missing when the merchant turns it off, and then nothing is stored', async () => {
    const running = await openForm({ manifest: { rememberLogin: 'absent' } })
    expect(find('checkbox')).toBeUndefined()
    await logInManually()
    await actAndSettle(async () =>
      (await getRememberedLoginService(running)).save({ userName, password }, true),
    )
    expect(storedLogin(running)).toBeUndefined()
  })
})

describe('after a successful manual login', () => {
  it('type, user name, encrypted password and merchant are stored (I3.28, I4.09)', async () => {
    const running = await openForm()
    await logInManually()
    const stored = storedLogin(running) as { password: string }
    expect(stored).toEqual({ type: 'username', username: userName, password: stored.password, merchant })
    expect(await running.browser.secretStorage.decrypt(stored.password)).toBe(password)
  })

  it('nothing is stored when the checkbox is not ticked, and an older login is deleted', async () => {
    const running = await openForm({
      browser: await browserWithRememberedLogin(),
      stored: { autoLogin: '0' },
    })
    await actAndSettle(() => rememberCheckbox().click())
    await logInManually()
    expect(storedLogin(running)).toBeUndefined()
  })

  it('auto-login is switched on again (I4.10)', async () => {
    const running = await openForm({ stored: { autoLogin: '0' } })
    await logInManually()
    expect(running.browser.storage.read('autoLogin')).toBeUndefined()
  })

  it('only the user name is stored when auto-login is pinned off: the password would never be used', async () => {
    const running = await openForm({ manifest: { flags: { ...flags, AUTOLOGIN3: false } } })
    await logInManually()
    expect(storedLogin(running)).toEqual({ type: 'username', username: userName, merchant })
  })

  it('nothing is stored when the browser cannot encrypt, and the previous login is deleted', async () => {
    const browser = await browserWithRememberedLogin({ username: 'another' })
    browser.secretStorage.unavailable = true
    const running = await openForm({ browser, stored: { autoLogin: '0' } })
    await logInManually()
    expect([browser.storage.read('session') !== undefined, storedLogin(running)]).toEqual([true, undefined])
  })

  it('another member replaces the previous one', async () => {
    const running = await openForm({
      browser: await browserWithRememberedLogin(),
      stored: { autoLogin: '0' },
    })
    await logInManually('another')
    expect(storedLogin(running)).toMatchObject({ username: 'another' })
  })
})

describe('a failed manual login', () => {
  it.each(['login.cred.err', 'not.exists.user', 'member.blocked'])(
    'deletes the remembered login: %s (I4.09, I8.07)',
    async (code) => {
      const browser = await browserWithRememberedLogin()
      browser.http.answer('login', refusal({ code, message: 'Wrong' }))
      const running = await openForm({ browser, stored: { autoLogin: '0' } })
      await logInManually()
      expect(storedLogin(running)).toBeUndefined()
    },
  )

  it('because of a changed IP address switches auto-login off (I4.50, I8.09, E8.04)', async () => {
    const browser = await browserWithRememberedLogin({ password: null })
    browser.http.answer('login', refusal({ code: 'token_ip_different', message: 'Moved' }))
    const running = await openForm({ browser })
    await logInManually()
    expect(browser.storage.read('autoLogin')).toBe('0')
    expect(storedLogin(running)).toBeUndefined()
  })
})

describe('the form', () => {
  it('starts with the remembered name, and never with a password (F078)', async () => {
    await openForm({ browser: await browserWithRememberedLogin(), stored: { autoLogin: '0' } })
    expect([field(login.userName).value, field(login.password).value]).toEqual([userName, ''])
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ["another merchant's", { merchant: 'brasa' }],
    ['by SMS', { type: 'sms' }],
    ['broken', { username: 7 }],
  ])('starts empty when the remembered login is %s, which is then deleted (F077)', async (_, entry) => {
    const running = await openForm({
      browser: await browserWithRememberedLogin(entry),
      manifest: { flags: { ...flags, AUTOLOGIN3: false } },
    })
    expect(field(login.userName).value).toBe('')
    expect(running.browser.storage.entries()).not.toHaveProperty('remembered')
  })
})

describe('forgetting', () => {
  it('is part of logging out, even when the logout call fails (I6.03, F080)', async () => {
    const browser = await browserWithRememberedLogin()
    browser.http.answer('logout', refusal({ status: 500 }))
    const running = await startAutoLoginSite({ browser, session: {} })
    await actAndSettle(() => logOut(running.site))
    expect(storedLogin(running)).toBeUndefined()
  })

  it('is not part of losing a session: the next page may log in again', async () => {
    const running = await startAutoLoginSite({ session: {} })
    await actAndSettle(() => running.site.session.end())
    expect(storedLogin(running)).toBeDefined()
  })

  it('can be requested by a feature', async () => {
    const running = await startAutoLoginSite({ stored: { autoLogin: '0' } })
    const service = await getRememberedLoginService(running)
    expect(service.userName()).toBe(userName)
    service.forget()
    expect([storedLogin(running), service.userName()]).toEqual([undefined, ''])
  })

  it('after a failed automatic login leaves nothing in the form', async () => {
    const browser = await browserWithRememberedLogin()
    browser.http.answer('login', refusal({ code: 'login.cred.err' }))
    const running = await startAutoLoginSite({ browser })
    const service = await getRememberedLoginService(running)
    expect(service.userName()).toBe(userName)
    service.forget()
    expect(service.userName()).toBe('')
  })
})

describe('a login that still needs its second factor', () => {
  it('stores its user name without a password, so that a reload can fill it in (F084)', async () => {
    const running = await openForm()
    await actAndSettle(async () => (await getRememberedLoginService(running)).save({ userName }, true))
    expect(storedLogin(running)).toEqual({ type: 'username', username: userName, merchant })
    expect((await getRememberedLoginService(running)).userName()).toBe(userName)
  })

  it('stores nothing when the checkbox is not ticked', async () => {
    const running = await openForm({
      browser: await browserWithRememberedLogin(),
      stored: { autoLogin: '0' },
    })
    await actAndSettle(async () => (await getRememberedLoginService(running)).save({ userName }, false))
    expect(storedLogin(running)).toBeUndefined()
  })
})

describe('while the password is being encrypted', () => {
  /** Delays encryption until the returned function is called. */
  function delayEncryption(browser: FakeBrowser) {
    let finish = (): void => undefined
    browser.secretStorage.encrypt = () =>
      new Promise((resolve) => {
        finish = () => resolve('ciphertext late')
      })
    return () => actAndSettle(() => finish())
  }

  it('the previous member is already forgotten', async () => {
    const browser = await browserWithRememberedLogin({ username: 'another' })
    delayEncryption(browser)
    const running = await openForm({ browser, stored: { autoLogin: '0' } })
    await logInManually()
    expect(storedLogin(running)).toBeUndefined()
  })

  it('a member who logs out is not remembered after all', async () => {
    const browser = fakeBrowser()
    const finishEncryption = delayEncryption(browser)
    const running = await openForm({ browser })
    await logInManually()
    await actAndSettle(() => logOut(running.site))
    await finishEncryption()
    expect(storedLogin(running)).toBeUndefined()
  })

  it('a member who was forgotten is not remembered after all', async () => {
    const browser = fakeBrowser()
    const finishEncryption = delayEncryption(browser)
    const running = await openForm({ browser })
    await logInManually()
    ;(await getRememberedLoginService(running)).forget()
    await finishEncryption()
    expect(storedLogin(running)).toBeUndefined()
  })

  it('a member who stays logged in is remembered afterwards', async () => {
    const browser = fakeBrowser()
    const finishEncryption = delayEncryption(browser)
    const running = await openForm({ browser })
    await logInManually()
    expect(storedLogin(running)).toBeUndefined()
    await finishEncryption()
    expect(storedLogin(running)).toMatchObject({ username: userName, password: 'ciphertext late' })
  })
})
