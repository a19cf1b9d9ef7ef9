// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { decryptBody } from '../../support/decryptBody'
import { fakeDeviceId } from '../../support/fakes/fakeBrowser'
import { failure, refusal, success } from '../../support/fakes/replies'
import { all, find, get, namesOf, pageText, toastText } from '../../support/screen'
import {
  actAndSettle,
  back,
  field,
  fillSilently,
  merchant,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  submit,
  submitForm,
  type,
} from '../../support/site'
import { countries } from '../secondFactor/secondFactorForm'
import { fillLogin, openLogin } from './loginForm'

const { common, login, errors, register, shell } = english

/** The JSON of the last login, decrypted with OpenSSL. */
const sentPayload = ({ browser }: RunningSite): unknown =>
  JSON.parse(decryptBody(browser.http.requestsTo('login').at(-1) ?? { headers: {} }).text)

describe('a login', () => {
  it('sends the credentials and the device, encrypted, with the header Device (I7.06, I1.06, I7.31)', async () => {
    const running = await openLogin()
    await fillLogin()
    await submit()
    expect(sentPayload(running)).toEqual({
      username: 'minhanh88',
      password: 'Lucky-7788',
      loginDeviceId: fakeDeviceId,
      isOfficialAppLogin: false,
    })
    const [request] = running.browser.http.requestsTo('login')
    expect(request?.headers).toMatchObject({
      Device: 'MOBILE',
      Merchant: merchant,
      Language: 'EN',
      ModuleId: 'LOGIN3',
    })
    expect(request?.headers).not.toHaveProperty('Authorization')
    expect(`${request?.body}${JSON.stringify(request?.headers)}`).not.toMatch(/Lucky|minhanh88/)
  })

  it('goes on to an empty password with the "next" key, and finds fault with nothing yet (I5.13)', async () => {
    await openLogin()
    await type(login.userName, 'minhanh88')
    const [name, password] = [field(login.userName), field(login.password)]
    name.focus()
    const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    await actAndSettle(() => name.dispatchEvent(press))
    expect([press.defaultPrevented, document.activeElement === password]).toEqual([true, true])
    expect(pageText()).not.toContain(login.passwordMissing)
    await type(login.password, 'Lucky-7788')
    name.focus()
    const again = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    await actAndSettle(() => name.dispatchEvent(again))
    expect(again.defaultPrevented).toBe(false)
  })

  it.each([
    ['a web clip', { standalone: true }, '/m/login', 'WEBCLIP', false],
    ['an installed app', { standalone: true }, '/m/login?homescreen=1', 'PWA', false],
    ['an iPad', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_5)' }, '/m/login', 'IPAD', false],
    ['the native app', { userAgent: 'Mozilla/5.0 (Linux) WLApp/3.2.1' }, '/m/login', undefined, true],
  ])(
    'from %s sends the device (I1.05, I1.06, I4.01)',
    async (_, native, path, device, isOfficialAppLogin) => {
      const running = await openLogin({
        path,
        prepare: (browser) => void Object.assign(browser.native, native),
      })
      await fillLogin()
      await submit()
      const sent = sentPayload(running) as { device?: string; isOfficialAppLogin: boolean }
      expect([sent.device, sent.isOfficialAppLogin]).toEqual([device, isOfficialAppLogin])
      expect(running.browser.http.requestsTo('login')[0]?.headers.Device).toBe(device ?? 'MOBILE')
    },
  )

  it('begins the session and replaces the login with /m/home in the history (I1.04, I2.02, I3.01, F074)', async () => {
    const { browser, site } = await startSite()
    await actAndSettle(() => site.go('/m/login'))
    const historyLength = history.length
    await fillLogin()
    await submit()
    expect([location.pathname, history.length]).toEqual(['/m/home', historyLength])
    expect(browser.storage.read('session')).toEqual({
      token: 'token-7',
      merchantCode: merchant,
      id: '7',
      userName: 'minhanh88',
      type: 0,
      firstTimeLogin: false,
    })
    await back()
    expect(location.pathname).toBe('/m/home')
    expect(find('heading', login.title)).toBeUndefined()
  })

  it('uses the typed user name when the reply has none', async () => {
    const { browser } = await openLogin({
      prepare: ({ http }) => http.answer('login', success({ token: 't' })),
    })
    await fillLogin()
    await submit()
    expect(browser.storage.read('session')).toMatchObject({ token: 't', userName: 'minhanh88' })
  })

  it('from the dialog also navigates there, and closes the dialog (I1.04, I2.02)', async () => {
    const { browser } = await startSite()
    await press('button', shell.logIn)
    await fillLogin()
    await submit()
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog'), find('button', shell.logIn)]).toEqual([
      '/m/home',
      [],
      undefined,
    ])
    expect(all('link', shell.account)).toHaveLength(1)
  })

  it('shows a toast when nothing can be stored, and works for this tab (F023)', async () => {
    const { browser } = await openLogin({
      prepare: ({ storage }) => Object.assign(storage, { persistent: false }),
    })
    await fillLogin()
    await submit()
    expect(location.pathname).toBe('/m/home')
    expect(toastText()).toBe(errors.notKept)
    expect(browser.http.requestsTo('memberInfo')[0]?.headers.Authorization).toBe('token-7')
  })

  it('succeeds even if the member info fails (F066)', async () => {
    const { browser } = await openLogin({
      prepare: ({ http }) => http.answer('memberInfo', failure('network')),
    })
    await fillLogin()
    await submit()
    expect([location.pathname, all('dialog').length]).toEqual(['/m/home', 0])
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7', userName: 'minhanh88' })
  })
})

describe('what is typed', () => {
  it.each([
    ['  minhanh88 ', 'Lucky-7788', 'minhanh88', 'Lucky-7788'],
    ['minhanh88', '  blanks around  ', 'minhanh88', '  blanks around  '],
    ['minhanh88', 'x'.repeat(100), 'minhanh88', 'x'.repeat(100)],
    ['minhanh88', 'Mật khẩu 😀👩‍👩‍👧', 'minhanh88', 'Mật khẩu 😀👩‍👩‍👧'],
  ])('as %j and %j is sent as %j and %j (F086)', async (userName, password, username, sent) => {
    const running = await openLogin()
    await fillLogin(userName, password)
    await submit()
    expect(sentPayload(running)).toMatchObject({ username, password: sent })
  })

  it('by a password manager without events is read from the fields (F087)', async () => {
    const running = await openLogin()
    fillSilently(login.userName, 'filled')
    fillSilently(login.password, 'by-a-manager')
    await submit()
    expect(sentPayload(running)).toMatchObject({ username: 'filled', password: 'by-a-manager' })
  })

  it.each([
    ['', '', login.userNameMissing, login.userName],
    ['   ', 'secret', login.userNameMissing, login.userName],
    ['minhanh88', '', login.passwordMissing, login.password],
  ])(
    'as %j and %j is not sent: the empty field shows a message and has the focus',
    async (userName, password, message, label) => {
      const { browser } = await openLogin()
      await fillLogin(userName, password)
      await submit()
      expect(browser.http.requestsTo('login')).toEqual([])
      expect(pageText()).toContain(message)
      expect(document.activeElement).toBe(field(label))
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
    },
  )

  it('is sent once by Enter, tap and autofill together (F062)', async () => {
    const { browser } = await openLogin()
    await fillLogin()
    await actAndSettle(() => {
      submitForm()
      get('button', login.submit).click()
      submitForm()
    })
    expect(browser.http.requestsTo('login')).toHaveLength(1)
  })

  it('is never stored, shown or part of the URL', async () => {
    const { browser } = await openLogin({
      prepare: ({ http }) => http.answer('login', refusal({ message: 'No' })),
    })
    await fillLogin()
    await submit()
    const everything = location.href + JSON.stringify([browser.storage.entries(), history.state]) + pageText()
    expect(everything).not.toContain('Lucky-7788')
  })
})

describe('a login by mobile number', () => {
  const byMobile = {
    registration: { methods: ['mobile', 'username'] },
    flags: { UPDATEMOBILEICC3: true },
  } satisfies SiteOptions['manifest']
  const openByMobile = async (manifest: SiteOptions['manifest'] = byMobile) =>
    openLogin({ manifest, prepare: ({ http }) => http.answer('country', countries) })

  it('has the list of dialling codes, and sends the number with the chosen one (I2.16, F103)', async () => {
    const running = await openByMobile()
    await press('tab', register.byMobile)
    await type(common.mobileNum, '011 98765-4321')
    await press('button', /84/)
    await press('option', /55/)
    await running.browser.clock.advance(times.leaveAnimation)
    await type(login.password, 'Lucky-7788')
    await submit()
    expect(sentPayload(running)).toMatchObject({ username: '5511987654321', password: 'Lucky-7788' })
  })

  it('says what is wrong with the number, and sends nothing (I2.16, F103)', async () => {
    const { browser } = await openByMobile()
    await press('tab', register.byMobile)
    await type(common.mobileNum, '0912')
    await type(login.password, 'Lucky-7788')
    await submit()
    expect([pageText().includes(common.mobileNumShort), browser.http.requestsTo('login')]).toEqual([true, []])
    expect(document.activeElement).toBe(field(common.mobileNum))
  })

  it('leaves a user name of digits as it is (I2.16)', async () => {
    const running = await openByMobile()
    await fillLogin('0912345678', 'Lucky-7788')
    await submit()
    expect(sentPayload(running)).toMatchObject({ username: '0912345678' })
  })

  it('has no list where dialling codes are off: the number is sent with the detected one (I2.16, I2.26)', async () => {
    const running = await openByMobile({ ...byMobile, flags: { UPDATEMOBILEICC3: false } })
    await press('tab', register.byMobile)
    expect(find('button', /84/)).toBeUndefined()
    await type(common.mobileNum, '0912 345 678')
    await type(login.password, 'Lucky-7788')
    await submit()
    expect(sentPayload(running)).toMatchObject({ username: '84912345678' })
  })

  it('is not offered where nobody registers by number, and nothing is loaded for it (I2.16)', async () => {
    const { browser } = await openByMobile({ flags: { UPDATEMOBILEICC3: true } })
    expect([all('tab').length, browser.http.requestsTo('country')]).toEqual([0, []])
  })
})
