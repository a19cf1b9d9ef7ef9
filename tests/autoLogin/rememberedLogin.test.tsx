// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { RememberedLogins } from '../../runtime/contract/services'
import english from '../../runtime/text/EN.json'
import { type FakeBrowser, fakeBrowser } from '../support/fakes/fakeBrowser'
import { refused } from '../support/fakes/replies'
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
import { arrive, flags, keptLogin, password, remembering, userName } from './arriving'

const { login } = english

/** The login form of a browser that remembers nothing yet. */
const onForm = (options: SiteOptions = {}): Promise<RunningSite> =>
  arrive({ browser: fakeBrowser(), path: '/m/login', ...options })

async function logInByHand(name = userName): Promise<void> {
  await type(login.userName, name)
  await type(login.password, password)
  await press('button', login.submit)
}

/** The only box of the form. */
const box = (): HTMLInputElement => get('checkbox') as HTMLInputElement

async function serviceOf({ site }: RunningSite): Promise<RememberedLogins> {
  const service = await site.service('rememberedLogin')
  if (!service) throw new Error('Nobody remembers logins')
  return service
}

describe('the box "remember me"', () => {
  it.each([
    ['is ticked where the manifest says nothing', {}, true],
    ['is ticked', { rememberLogin: 'ticked' }, true],
    ['starts unticked', { rememberLogin: 'unticked' }, false],
  ] as const)('%s', async (_, manifest, ticked) => {
    await onForm({ manifest })
    expect([pageText(box().closest('label') ?? undefined), box().checked]).toEqual([login.remember, ticked])
  })

  it('is not there when the merchant leaves it out, and then nothing is kept', async () => {
    const running = await onForm({ manifest: { rememberLogin: 'absent' } })
    expect(find('checkbox')).toBeUndefined()
    await logInByHand()
    await actAndSettle(async () => (await serviceOf(running)).save({ userName, password }, true))
    expect(keptLogin(running)).toBeUndefined()
  })
})

describe('after a good login by hand', () => {
  it('type, user name, sealed password and merchant are kept (I3.28, I4.09)', async () => {
    const running = await onForm()
    await logInByHand()
    const kept = keptLogin(running) as { password: string }
    expect(kept).toEqual({ type: 'username', username: userName, password: kept.password, merchant })
    expect(await running.browser.secretStorage.decrypt(kept.password)).toBe(password)
  })

  it('nothing is kept when the box is not ticked, and what was kept goes away', async () => {
    const running = await onForm({ browser: await remembering(), stored: { autoLogin: '0' } })
    await actAndSettle(() => box().click())
    await logInByHand()
    expect(keptLogin(running)).toBeUndefined()
  })

  it('logging in by itself is on again (I4.10)', async () => {
    const running = await onForm({ stored: { autoLogin: '0' } })
    await logInByHand()
    expect(running.browser.storage.read('autoLogin')).toBeUndefined()
  })

  it('only the name is kept where logging in by itself is pinned off: nobody would open the password', async () => {
    const running = await onForm({ manifest: { flags: { ...flags, AUTOLOGIN3: false } } })
    await logInByHand()
    expect(keptLogin(running)).toEqual({ type: 'username', username: userName, merchant })
  })

  it('nothing is kept where the browser cannot seal, also not of the member before', async () => {
    const browser = await remembering({ username: 'another' })
    browser.secretStorage.unavailable = true
    const running = await onForm({ browser, stored: { autoLogin: '0' } })
    await logInByHand()
    expect([browser.storage.read('session') !== undefined, keptLogin(running)]).toEqual([true, undefined])
  })

  it('another member takes the place of the one before', async () => {
    const running = await onForm({ browser: await remembering(), stored: { autoLogin: '0' } })
    await logInByHand('another')
    expect(keptLogin(running)).toMatchObject({ username: 'another' })
  })
})

describe('a bad login by hand', () => {
  it.each(['login.cred.err', 'not.exists.user'])(
    'clears what was remembered: %s (I4.09, I8.07)',
    async (code) => {
      const browser = await remembering()
      browser.http.answer('login', refused({ code, message: 'Wrong' }))
      const running = await onForm({ browser, stored: { autoLogin: '0' } })
      await logInByHand()
      expect(keptLogin(running)).toBeUndefined()
    },
  )

  it('for another address of the device switches logging in by itself off (I4.50, I8.09, E8.04)', async () => {
    const browser = await remembering({ password: null })
    browser.http.answer('login', refused({ code: 'token_ip_different', message: 'Moved' }))
    const running = await onForm({ browser })
    await logInByHand()
    expect(browser.storage.read('autoLogin')).toBe('0')
    expect(keptLogin(running)).toBeDefined()
  })
})

describe('the form', () => {
  it('starts with the name that is remembered, and never with a password (F078)', async () => {
    await onForm({ browser: await remembering(), stored: { autoLogin: '0' } })
    expect([field(login.userName).value, field(login.password).value]).toEqual([userName, ''])
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ["another merchant's", { merchant: 'brasa' }],
    ['by SMS', { type: 'sms' }],
    ['broken', { username: 7 }],
  ])('starts empty with a login that is %s, which goes away (F077)', async (_, entry) => {
    const running = await onForm({
      browser: await remembering(entry),
      manifest: { flags: { ...flags, AUTOLOGIN3: false } },
    })
    expect(field(login.userName).value).toBe('')
    expect(running.browser.storage.entries()).not.toHaveProperty('remembered')
  })
})

describe('forgetting', () => {
  it('is part of logging out, also when the platform cannot be told (I6.03, F080)', async () => {
    const browser = await remembering()
    browser.http.answer('logout', refused({ status: 500 }))
    const running = await arrive({ browser, session: {} })
    await actAndSettle(async () => (await running.site.service('logOut'))?.())
    expect(keptLogin(running)).toBeUndefined()
  })

  it('is not part of losing a session: the next page may log in again', async () => {
    const running = await arrive({ session: {} })
    await actAndSettle(() => running.site.session.end())
    expect(keptLogin(running)).toBeDefined()
  })

  it('can be asked for', async () => {
    const running = await arrive({ stored: { autoLogin: '0' } })
    const service = await serviceOf(running)
    expect(service.userName()).toBe(userName)
    service.forget()
    expect([keptLogin(running), service.userName()]).toEqual([undefined, ''])
  })

  it('of the name that was tried leaves nothing in the form', async () => {
    const browser = await remembering()
    browser.http.answer('login', refused({ code: 'login.cred.err' }))
    const running = await arrive({ browser })
    const service = await serviceOf(running)
    expect(service.userName()).toBe(userName)
    service.forget()
    expect(service.userName()).toBe('')
  })
})

describe('a login that still waits for its second factor', () => {
  it('leaves its name, so that a reload finds the name and no password (F084)', async () => {
    const running = await onForm()
    await actAndSettle(async () => (await serviceOf(running)).save({ userName }, true))
    expect(keptLogin(running)).toEqual({ type: 'username', username: userName, merchant })
    expect((await serviceOf(running)).userName()).toBe(userName)
  })

  it('leaves nothing when the box is not ticked', async () => {
    const running = await onForm({ browser: await remembering(), stored: { autoLogin: '0' } })
    await actAndSettle(async () => (await serviceOf(running)).save({ userName }, false))
    expect(keptLogin(running)).toBeUndefined()
  })
})

describe('while the password is being sealed', () => {
  /** A vault that seals when it is told to. */
  function slowly(browser: FakeBrowser) {
    let seal = (): void => undefined
    browser.secretStorage.encrypt = () =>
      new Promise((resolve) => {
        seal = () => resolve('sealed late')
      })
    return () => actAndSettle(() => seal())
  }

  it('the member before is forgotten already', async () => {
    const browser = await remembering({ username: 'another' })
    slowly(browser)
    const running = await onForm({ browser, stored: { autoLogin: '0' } })
    await logInByHand()
    expect(keptLogin(running)).toBeUndefined()
  })

  it('a member who logs out is not remembered after all', async () => {
    const browser = fakeBrowser()
    const sealNow = slowly(browser)
    const running = await onForm({ browser })
    await logInByHand()
    await actAndSettle(async () => (await running.site.service('logOut'))?.())
    await sealNow()
    expect(keptLogin(running)).toBeUndefined()
  })

  it('who is forgotten is not remembered after all', async () => {
    const browser = fakeBrowser()
    const sealNow = slowly(browser)
    const running = await onForm({ browser })
    await logInByHand()
    ;(await serviceOf(running)).forget()
    await sealNow()
    expect(keptLogin(running)).toBeUndefined()
  })

  it('a member who stays is remembered when it is done', async () => {
    const browser = fakeBrowser()
    const sealNow = slowly(browser)
    const running = await onForm({ browser })
    await logInByHand()
    expect(keptLogin(running)).toBeUndefined()
    await sealNow()
    expect(keptLogin(running)).toMatchObject({ username: userName, password: 'sealed late' })
  })
})
