// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import { features } from '../../runtime/features'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fakeDeviceId } from '../support/fakes/fakeBrowser'
import { good, refused } from '../support/fakes/replies'
import { all, find, get, namesOf, pageText, toastText } from '../support/screen'
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
} from '../support/site'
import { field as inReach } from './reach'
import { enterNew, onRegister, sent } from './registerForm'

const { register, login, common, shell } = english

const untracked = features.filter(({ services }) => !services?.tracking)

describe('the registration', () => {
  it('sends all that a registration says, encrypted, and asks for the login too (I3.13, I7.13, I1.06)', async () => {
    const running = await onRegister({ features: untracked })
    await enterNew()
    await submit()
    expect(sent(running)).toEqual([
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

  it('sends what the tracking knows of the visitor (I3.13)', async () => {
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
    const running = await onRegister({ features: [...untracked, tracking] })
    await enterNew()
    await submit()
    expect(sent(running)[0]).toMatchObject({ username: 'thuha99', pixelTrack: { tid: 't-1' } })
  })

  it('keeps the token, shows the success, and logs in when that is confirmed (I4.18, I3.15)', async () => {
    const { browser, site } = await onRegister()
    await enterNew()
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
  ])('takes the member’s number and name as %s (I3.15, I3.03)', async (_, who) => {
    const value = { ...who, token: 'token-9' }
    const { browser } = await onRegister({ prepare: ({ http }) => http.answer('register', good(value)) })
    await enterNew()
    await submit()
    await press('button', register.start)
    expect(browser.storage.read('session')).toMatchObject({ id: '9', userName: 'thuha99' })
  })

  it('that is left at its success finds the member logged in at the next start (I4.18)', async () => {
    const { browser } = await onRegister()
    await enterNew()
    await submit()
    await startSite({ browser })
    expect(all('link', shell.account).length).toBeGreaterThan(0)
  })

  it('stays to be confirmed when Back is pressed, and Back does not lead to the form again (I2.02, I4.18)', async () => {
    const { site, browser } = await onRegister({ path: '/m/home' })
    await actAndSettle(() => site.go('/m/register'))
    await enterNew()
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

describe('the way to the registration', () => {
  it('is a page, in either spelling (I2.05)', async () => {
    await onRegister({ path: '/m/register.html' })
    expect(location.pathname).toBe('/m/register')
    expect(get('heading', register.title)).toBeTruthy()
  })

  it('is a dialog from the lobby, and the member ends there (I2.11, I4.18)', async () => {
    const { browser } = await onRegister({ path: '/m/home' })
    await press('button', shell.register)
    expect(namesOf('dialog')).toEqual([register.title])
    await enterNew()
    await submit()
    await press('button', register.start)
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog'), find('button', shell.register)]).toEqual([
      '/m/home',
      [],
      undefined,
    ])
  })

  it('leads a member to the lobby', async () => {
    await onRegister({ session: {} })
    expect(location.pathname).toBe('/m/home')
  })

  it('is not offered where the merchant mounts no registration', async () => {
    const { '/m/register': _, ...routes } = (await onRegister()).site.data.manifest.routes
    await startSite({ manifest: { routes } })
    await startSite({ manifest: { routes }, path: '/m/login' })
    expect(all('button', shell.register).length + all('link', register.submit).length).toBe(0)
  })

  it('keeps what was typed as a user name, from the login page and back', async () => {
    const { site } = await onRegister({ path: '/m/login' })
    await type(login.userName, 'thuha99')
    await press('link', register.submit)
    expect([location.pathname, field(login.userName).value]).toEqual(['/m/register', 'thuha99'])
    await type(login.userName, 'thuha2000')
    await press('link', login.submit)
    expect([site.location.path, field(login.userName).value]).toEqual(['/m/login', 'thuha2000'])
  })

  it('changes place with the login dialog, and one Back closes it (I2.11)', async () => {
    const { browser } = await onRegister({ path: '/m/home' })
    await press('button', shell.logIn)
    await type(login.userName, 'thuha99')
    await press('link', register.submit)
    await browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), inReach(login.userName).value]).toEqual([[register.title], 'thuha99'])
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), location.pathname]).toEqual([[], '/m/home'])
  })
})

describe('what is typed', () => {
  it('is sent as it is, only the user name is trimmed (F086)', async () => {
    const running = await onRegister()
    await enterNew('  thuha99 ', '  Mật khẩu 😀 dài  ')
    await submit()
    expect(sent(running)[0]).toMatchObject({ username: 'thuha99', password: '  Mật khẩu 😀 dài  ' })
  })

  it('by a password manager that tells nobody is read, and is still there after a refusal (F087)', async () => {
    const running = await onRegister({
      prepare: ({ http }) => http.answer('register', refused({ message: 'No' })),
    })
    fillSilently(login.userName, 'filled')
    fillSilently(login.password, 'by-a-manager')
    await submit()
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(sent(running)[0]).toMatchObject({ username: 'filled', password: 'by-a-manager' })
    expect([field(login.userName).value, field(login.password).value]).toEqual(['filled', 'by-a-manager'])
  })

  it('is sent once by Enter, tap and autofill together, and not again before 500 ms (I4.17, I9.04, F062)', async () => {
    const { browser } = await onRegister({
      prepare: ({ http }) => http.answer('register', refused({ message: 'No' })),
    })
    await enterNew()
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
    await browser.clock.advance(1)
    await submit()
    expect(requests()).toBe(2)
  })

  it.each([
    ['', 'long enough', login.userNameMissing, login.userName],
    ['  ', 'long enough', login.userNameMissing, login.userName],
    ['thuha99', '', login.passwordMissing, login.password],
    ['thuha99', 'short', 'Too short: use at least 6 characters', login.password],
  ])('as %j and %j is not sent: the field says why and has the focus', async (name, password, why, label) => {
    const { browser } = await onRegister()
    await enterNew(name, password)
    await submit()
    expect(browser.http.requestsTo('register')).toEqual([])
    expect(pageText()).toContain(why)
    expect(document.activeElement).toBe(field(label))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  })

  it('as a password is told the rule before it fails (I5.20)', async () => {
    await onRegister()
    expect(pageText()).toContain('At least 6 characters')
    await onRegister({ manifest: { settings: { passwordMinimum: 10 } } })
    expect(pageText()).toContain('At least 10 characters')
  })
})

describe('a user name', () => {
  const leave = (label: string) => actAndSettle(() => field(label).blur())

  it('is asked about when its field is left, at most once for a value (I7.28)', async () => {
    const { browser } = await onRegister({
      prepare: ({ http }) =>
        http.answer('checkUserName', ({ query }) =>
          good({ available: query.get('username') !== 'minhanh88' }),
        ),
    })
    const asked = () => browser.http.requestsTo('checkUserName').map(({ query }) => query.get('username'))
    await type(login.userName, ' minhanh88 ')
    expect(asked()).toEqual([])
    await leave(login.userName)
    expect(pageText()).toContain(register.userNameTaken)
    await type(login.userName, 'thuha99')
    await leave(login.userName)
    expect(pageText()).toContain(register.userNameFree)
    await type(login.userName, 'minhanh88')
    await leave(login.userName)
    expect(asked()).toEqual(['minhanh88', 'thuha99'])
    expect(pageText()).toContain(register.userNameTaken)
    await type(login.password, 'long enough')
    await submit()
    expect(browser.http.requestsTo('register')).toEqual([])
  })

  it.each(['constructor', 'toString', '__proto__'])(
    '%s is a name like any other before it is asked about (I7.28)',
    async (name) => {
      await onRegister()
      await type(login.userName, name)
      expect(field(login.userName).getAttribute('aria-invalid')).toBeNull()
      await type(login.userName, `${name} `)
      expect(pageText()).not.toContain(register.userNameTaken)
    },
  )

  it.each([
    ['what is wrong with it', refused({ message: 'A name has a letter.' }), 'A name has a letter.'],
    ['nothing when nothing is known', good({}), undefined],
    ['nothing when the platform is down', refused({ status: 503, message: 'Back soon' }), undefined],
    [
      'nothing when there are too many questions',
      refused({ code: 'TOO_MANY_REQUEST', message: 'Slow' }),
      undefined,
    ],
  ])('says %s (I7.28)', async (_, reply, said) => {
    const running = await onRegister({ prepare: ({ http }) => http.answer('checkUserName', reply) })
    await type(login.userName, '12345')
    await leave(login.userName)
    expect(field(login.userName).getAttribute('aria-invalid')).toBe(said ? 'true' : null)
    if (said) expect(pageText()).toContain(said)
    await type(login.password, 'long enough')
    await submit()
    expect(running.browser.http.requestsTo('register')).toHaveLength(said ? 0 : 1)
    expect(toastText()).toBe('')
  })
})
