// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../../runtime/contract/feature'
import { features } from '../../../runtime/features'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { fakeDeviceId } from '../../support/fakes/fakeBrowser'
import { refusal, success } from '../../support/fakes/replies'
import { manifest } from '../../support/manifest'
import { all, find, get, namesOf, pageText, toastText } from '../../support/screen'
import {
  actAndSettle,
  back,
  field,
  fillSilently,
  merchant,
  press,
  startSite,
  submit,
  submitForm,
  type,
} from '../../support/site'
import { fillRegistration, openRegister, sentBodies } from './registerForm'

const { register, login, common, shell } = english

const featuresWithoutTracking = features.filter(({ services }) => !services?.tracking)

describe('the registration', () => {
  it('sends all registration fields, encrypted, and requests a login as well (I3.13, I7.13, I1.06)', async () => {
    const running = await openRegister({ features: featuresWithoutTracking })
    await fillRegistration()
    await submit()
    expect(sentBodies(running)).toEqual([
      {
        username: 'thuha99',
        password: 'Rosy cloud 7',
        login: true,
        registerMethod: 'H5',
        registerUrl: 'https://www.hongvan.example/m/register',
        domain: 'www.hongvan.example',
        loginDeviceId: fakeDeviceId,
        isOfficialAppLogin: false,
      },
    ])
    const [request] = running.browser.http.requestsTo('register')
    expect(request?.headers).toMatchObject({ Device: 'MOBILE', ModuleId: 'REG3', Merchant: merchant })
    expect(`${request?.body}${JSON.stringify(request?.headers)}`).not.toMatch(/Rosy|thuha99/)
  })

  it('sends the tracking fields of the visitor (I3.13)', async () => {
    const tracking: Feature = {
      id: 'tracking',
      when: true,
      services: {
        tracking: async () => ({
          default: () => ({
            registrationFields: async () => ({ pixelTrack: { tid: 't-1' } }),
            trackEvent: () => undefined,
            reportFault: () => undefined,
          }),
        }),
      },
    }
    const running = await openRegister({ features: [...featuresWithoutTracking, tracking] })
    await fillRegistration()
    await submit()
    expect(sentBodies(running)[0]).toMatchObject({ username: 'thuha99', pixelTrack: { tid: 't-1' } })
  })

  it('stores the token, shows the success, and logs in when that is confirmed (I4.18, I3.15)', async () => {
    const { browser, site } = await openRegister()
    await fillRegistration()
    await submit()
    expect(namesOf('dialog')).toEqual([register.ready])
    expect(pageText(get('dialog'))).toContain('Welcome, thuha99')
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-9', userName: 'thuha99' })
    expect([location.pathname, browser.http.requestsTo('memberInfo')]).toEqual(['/m/register', []])
    await press('button', register.start)
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, all('dialog').length]).toEqual(['/m/home', 0])
    expect(browser.storage.read('session')).toEqual({
      token: 'token-9',
      merchantCode: merchant,
      id: '9',
      userName: 'thuha99',
      type: 0,
      firstTimeLogin: false,
    })
    expect(site.location.path).toBe('/m/home')
    expect(all('link', shell.account)).toHaveLength(1)
  })

  it.each([
    ['id and userName', { id: 9, userName: 'thuha99' }],
    ['customerId and customerName', { customerId: 9, customerName: 'thuha99' }],
  ])('reads the member’s id and name from %s (I3.15, I3.03)', async (_, identity) => {
    const value = { ...identity, token: 'token-9' }
    const { browser } = await openRegister({ prepare: ({ http }) => http.answer('register', success(value)) })
    await fillRegistration()
    await submit()
    await press('button', register.start)
    expect(browser.storage.read('session')).toMatchObject({ id: '9', userName: 'thuha99' })
  })

  it('that is interrupted at the success dialog has the member logged in at the next start (I4.18)', async () => {
    const { browser } = await openRegister()
    await fillRegistration()
    await submit()
    await startSite({ browser })
    expect(all('link', shell.account).length).toBeGreaterThan(0)
  })

  it('keeps the success dialog when Back is pressed, and Back never returns to the form (I2.02, I4.18)', async () => {
    const { site, browser } = await openRegister({ path: '/m/home' })
    await actAndSettle(() => site.go('/m/register'))
    await fillRegistration()
    await submit()
    await back()
    expect(namesOf('dialog')).toEqual([register.ready])
    await press('button', register.start)
    await browser.clock.advance(times.leaveAnimation)
    expect(location.pathname).toBe('/m/home')
    expect(all('link', shell.account)).toHaveLength(1)
    await back()
    expect(find('heading', register.title)).toBeUndefined()
  })
})

describe('opening the registration', () => {
  it('is a page, in either spelling (I2.05)', async () => {
    await openRegister({ path: '/m/register.html' })
    expect(location.pathname).toBe('/m/register')
    expect(get('heading', register.title)).toBeTruthy()
  })

  it('is a dialog in the lobby, and the member returns there (I2.11, I4.18)', async () => {
    const { browser } = await openRegister({ path: '/m/home' })
    await press('button', shell.register)
    expect(namesOf('dialog')).toEqual([register.title])
    await fillRegistration()
    await submit()
    await press('button', register.start)
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog'), find('button', shell.register)]).toEqual([
      '/m/home',
      [],
      undefined,
    ])
  })

  it('redirects a member to the lobby', async () => {
    await openRegister({ session: {} })
    expect(location.pathname).toBe('/m/home')
  })

  it('is not offered when the merchant has no registration route', async () => {
    const { '/m/register': _, ...routes } = manifest.routes
    await startSite({ manifest: { routes } })
    await startSite({ manifest: { routes }, path: '/m/login' })
    expect(all('button', shell.register).length + all('link', register.submit).length).toBe(0)
  })

  it('keeps the typed user name from the login page and back', async () => {
    const { site } = await openRegister({ path: '/m/login' })
    await type(login.userName, 'thuha99')
    await press('link', register.submit)
    expect([location.pathname, field(login.userName).value]).toEqual(['/m/register', 'thuha99'])
    await type(login.userName, 'thuha2000')
    await press('link', login.submit)
    expect([site.location.path, field(login.userName).value]).toEqual(['/m/login', 'thuha2000'])
  })

  it('replaces the login dialog, and one Back closes it (I2.11)', async () => {
    const { browser } = await openRegister({ path: '/m/home' })
    await press('button', shell.logIn)
    await type(login.userName, 'thuha99')
    await press('link', register.submit)
    await browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), field(login.userName).value]).toEqual([[register.title], 'thuha99'])
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), location.pathname]).toEqual([[], '/m/home'])
  })
})

describe('what is typed', () => {
  it('is sent unchanged, only the user name is trimmed (F086)', async () => {
    const running = await openRegister()
    await fillRegistration('  thuha99 ', '  Mật khẩu 😀 dài  ')
    await submit()
    expect(sentBodies(running)[0]).toMatchObject({ username: 'thuha99', password: '  Mật khẩu 😀 dài  ' })
  })

  it('by a password manager without events is read, and is still there after a refusal (F087)', async () => {
    const running = await openRegister({
      prepare: ({ http }) => http.answer('register', refusal({ message: 'No' })),
    })
    fillSilently(login.userName, 'filled')
    fillSilently(login.password, 'by-a-manager')
    await submit()
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(sentBodies(running)[0]).toMatchObject({ username: 'filled', password: 'by-a-manager' })
    expect([field(login.userName).value, field(login.password).value]).toEqual(['filled', 'by-a-manager'])
  })

  it('is sent once by Enter, tap and autofill together, and not again before 500 ms (I4.17, I9.04, F062)', async () => {
    const { browser } = await openRegister({
      prepare: ({ http }) => http.answer('register', refusal({ message: 'No' })),
    })
    await fillRegistration()
    await actAndSettle(() => {
      submitForm()
      get('button', register.submit).click()
      submitForm()
    })
    expect(browser.http.requestsTo('register')).toHaveLength(1)
    await press('button', common.confirm)
    const requests = () => browser.http.requestsTo('register').length
    await browser.clock.advance(499)
    await submit()
    expect(requests()).toBe(1)
    const isDisabled = () => get('button', register.submit).getAttribute('aria-disabled')
    expect(isDisabled()).toBe('true')
    await browser.clock.advance(1)
    expect(isDisabled()).toBe(null)
    await submit()
    expect(requests()).toBe(2)
  })

  it.each([
    ['', 'long enough', login.userNameMissing, login.userName],
    ['  ', 'long enough', login.userNameMissing, login.userName],
    ['thuha99', '', login.passwordMissing, login.password],
    ['thuha99', 'short', 'Too short: use at least 6 characters', login.password],
  ])(
    'as %j and %j is not sent: the field shows a message and has the focus',
    async (name, password, message, label) => {
      const { browser } = await openRegister()
      await fillRegistration(name, password)
      await submit()
      expect(browser.http.requestsTo('register')).toEqual([])
      expect(pageText()).toContain(message)
      expect(document.activeElement).toBe(field(label))
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
    },
  )

  it('as a password has its rule shown in advance (I5.20)', async () => {
    await openRegister()
    expect(pageText()).toContain('At least 6 characters')
    await openRegister({ manifest: { settings: { passwordMinimum: 10 } } })
    expect(pageText()).toContain('At least 10 characters')
  })
})

describe('a user name', () => {
  const blur = (label: string) => actAndSettle(() => field(label).blur())

  it('is checked when its field loses the focus, at most once per value (I7.28)', async () => {
    const { browser } = await openRegister({
      prepare: ({ http }) =>
        http.answer('checkUserName', ({ query }) =>
          success({ available: query.get('username') !== 'minhanh88' }),
        ),
    })
    const checkedNames = () =>
      browser.http.requestsTo('checkUserName').map(({ query }) => query.get('username'))
    await type(login.userName, ' minhanh88 ')
    expect(checkedNames()).toEqual([])
    await blur(login.userName)
    expect(pageText()).toContain(register.userNameTaken)
    await type(login.userName, 'thuha99')
    await blur(login.userName)
    expect(pageText()).toContain(register.userNameFree)
    await type(login.userName, 'minhanh88')
    await blur(login.userName)
    expect(checkedNames()).toEqual(['minhanh88', 'thuha99'])
    expect(pageText()).toContain(register.userNameTaken)
    await type(login.password, 'long enough')
    await submit()
    expect(browser.http.requestsTo('register')).toEqual([])
  })

  it.each(['constructor', 'toString', '__proto__'])(
    '%s is a name like any other before it is checked (I7.28)',
    async (name) => {
      await openRegister()
      await type(login.userName, name)
      expect(field(login.userName).getAttribute('aria-invalid')).toBeNull()
      await type(login.userName, `${name} `)
      expect(pageText()).not.toContain(register.userNameTaken)
    },
  )

  it.each([
    ['what is wrong with it', refusal({ message: 'A name has a letter.' }), 'A name has a letter.'],
    ['nothing when nothing is known', success({}), undefined],
    ['nothing when the platform is down', refusal({ status: 503, message: 'Back soon' }), undefined],
    [
      'nothing when there are too many requests',
      refusal({ code: 'TOO_MANY_REQUEST', message: 'Slow' }),
      undefined,
    ],
  ])('shows %s (I7.28)', async (_, reply, message) => {
    const running = await openRegister({ prepare: ({ http }) => http.answer('checkUserName', reply) })
    await type(login.userName, '12345')
    await blur(login.userName)
    expect(field(login.userName).getAttribute('aria-invalid')).toBe(message ? 'true' : null)
    if (message) expect(pageText()).toContain(message)
    await type(login.password, 'long enough')
    await submit()
    expect(running.browser.http.requestsTo('register')).toHaveLength(message ? 0 : 1)
    expect(toastText()).toBe('')
  })
})
