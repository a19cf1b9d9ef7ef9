// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { decryptBody } from '../../support/decryptBody'
import { fakeDeviceId } from '../../support/fakes/fakeBrowser'
import { failure, type Reply, refusal, success } from '../../support/fakes/replies'
import { takeConsole } from '../../support/quietConsole'
import { find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  back,
  merchant,
  press,
  type RunningSite,
  startSite,
  submit,
  type,
} from '../../support/site'
import { changePath, withPasswordPage } from '../password/passwordPage'
import { fillLogin, openLogin } from './loginForm'

const { login, password, shell } = english

const typedPassword = 'Lucky-7788'
const currentUrl = (): string => location.pathname + location.search
const loginReply = (overrides: object = {}) =>
  success({ id: 7, token: 'token-7', userName: 'minhanh88', customerType: 0, ...overrides })

/** Records the paths of all navigations from now on; returns a function that stops and returns them. */
function recordNavigation(): () => string[] {
  const historySpies = (['pushState', 'replaceState'] as const).map((name) => vi.spyOn(history, name))
  return () => {
    const paths = historySpies.flatMap((spy) =>
      spy.mock.calls.map(([, , url]) => new URL(String(url ?? ''), location.href).pathname),
    )
    for (const spy of historySpies) spy.mockRestore()
    return paths
  }
}

interface LoginCase {
  readonly settings?: Parameters<typeof withPasswordPage>[0]
  readonly reply?: object
  readonly path?: string
}

async function logIn({ settings, reply, path = '/m/login' }: LoginCase): Promise<RunningSite> {
  const running = await openLogin({
    path,
    manifest: withPasswordPage(settings),
    prepare: ({ http }) => http.answer('login', loginReply(reply)),
  })
  await fillLogin()
  await submit()
  return running
}

describe('a good login', () => {
  it('sends only the credentials and the device (I2.14, I3.05)', async () => {
    const { browser } = await logIn({})
    const [request, more] = browser.http.requestsTo('login')
    expect(more).toBeUndefined()
    expect(JSON.parse(decryptBody(request ?? { headers: {} }).text)).toEqual({
      username: 'minhanh88',
      password: typedPassword,
      loginDeviceId: fakeDeviceId,
      isOfficialAppLogin: false,
    })
  })

  it('from the dialog stores the token, closes it, loads the member info, and opens the lobby (I4.04, I4.05)', async () => {
    const { browser } = await startSite()
    await press('button', shell.logIn)
    await fillLogin()
    await submit()
    await browser.clock.advance(times.leaveAnimation)
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7', merchantCode: merchant })
    expect(browser.http.requestsTo('memberInfo').map(({ headers }) => headers.Authorization)).toEqual([
      'token-7',
    ])
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
  })

  it.each<[string, LoginCase]>([
    ['nothing is wrong with the password', {}],
    ['it has expired and no change is forced', { reply: { passwordExpired: true } }],
    [
      'it has expired and the merchant forces no change',
      { reply: { passwordExpired: true }, settings: { forceChangeExpiredPassword: false } },
    ],
    ['it has not expired and changes are forced', { settings: { forceChangeExpiredPassword: true } }],
    ['the default password is a different one', { settings: { defaultPassword: 'welcome-1' } }],
    [
      'the reply has neither yes nor no',
      {
        reply: { firstTimeLogin: 'maybe', passwordExpired: {} },
        settings: { forceChangeExpiredPassword: true },
      },
    ],
  ])('navigates to the lobby when %s (I3.02, I4.05)', async (_, loginCase) => {
    await logIn(loginCase)
    expect(location.pathname).toBe('/m/home')
  })

  it.each<[string, LoginCase]>([
    ['the first login', { reply: { firstTimeLogin: true } }],
    [
      'an expired password where changes are forced',
      { reply: { passwordExpired: true }, settings: { forceChangeExpiredPassword: true } },
    ],
    ['the first login, as a string (F003)', { reply: { firstTimeLogin: 'true' } }],
    [
      'an expired password, as a number (F003)',
      { reply: { passwordExpired: 1 }, settings: { forceChangeExpiredPassword: true } },
    ],
    ["the merchant's fixed default password", { settings: { defaultPassword: typedPassword } }],
    [
      'all three at once',
      {
        reply: { firstTimeLogin: true, passwordExpired: true },
        settings: { forceChangeExpiredPassword: true, defaultPassword: typedPassword },
      },
    ],
  ])('navigates to the password change, in one step: %s (I2.07, I4.06, F068)', async (_, loginCase) => {
    const running = await openLogin({
      manifest: withPasswordPage(loginCase.settings),
      prepare: ({ http }) => http.answer('login', loginReply(loginCase.reply)),
    })
    await fillLogin()
    const stopRecording = recordNavigation()
    await submit()
    expect(stopRecording()).toEqual([changePath])
    expect(pageText(get('main'))).toContain(password.forcedText)
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })

  it('also uses these settings from the platform (I4.06)', async () => {
    await openLogin({
      manifest: withPasswordPage({
        forceChangeExpiredPassword: { from: 'server' },
        defaultPassword: { from: 'server' },
      }),
      prepare({ http }) {
        http.answer('settings', success({ forceChangeExpiredPassword: true }))
        http.answer('login', loginReply({ passwordExpired: true }))
      },
    })
    await fillLogin()
    await submit()
    expect(location.pathname).toBe(changePath)
  })
})

describe('the page after a login', () => {
  it.each([
    ['?redirectUrl=%2Fm%2FrewardCenter', '/m/rewardCenter'],
    ['?backUrl=%2Fm%2Fmember%2Fhome', '/m/member/home'],
    ['?redirectUrl=%2Fm%2FrewardCenter&backUrl=%2Fm%2Fmember%2Fhome', '/m/rewardCenter'],
    ['?redirectUrl=%2Fm%2FrewardCenter%3Fr%3D9&kw=7', '/m/rewardCenter?r=9&kw=7'],
    ['?redirectUrl=https%3A%2F%2Fwww.hongvan.example%2Fm%2FrewardCenter', '/m/rewardCenter'],
    ['', '/m/home'],
  ])('is with %s: %s (I4.05)', async (search, target) => {
    await logIn({ path: `/m/login${search}` })
    expect(currentUrl()).toBe(target)
  })

  it.each([
    '//e/m/home',
    'javascript:alert(1)',
    '/\\e',
    'https://op@e',
    '/m/..//e',
    '/m/login?redirectUrl=/m/login',
  ])('is never %s (F071, F072)', async (maliciousUrl) => {
    await logIn({ path: `/m/login?${new URLSearchParams({ redirectUrl: maliciousUrl })}` })
    expect(location.href).toBe('https://www.hongvan.example/m/home')
    expect(takeConsole()).toEqual([
      `Ignoring the login target, which is not a page of this site: ${maliciousUrl}`,
    ])
  })

  it('is the page whose guard asked for the login', async () => {
    const { site } = await startSite()
    await actAndSettle(() => site.go('/m/login', { returnTo: '/m/rewardCenter' }))
    expect(currentUrl()).toBe('/m/login')
    await fillLogin()
    await submit()
    expect(currentUrl()).toBe('/m/rewardCenter')
  })

  it('is also opened after a forced password change (I4.06)', async () => {
    const { browser } = await logIn({
      path: '/m/login?redirectUrl=%2Fm%2FrewardCenter',
      reply: { firstTimeLogin: true },
    })
    expect(location.pathname).toBe(changePath)
    browser.http.answer('changePassword', success())
    await type(password.old, typedPassword)
    await type(password.new, 'another phrase')
    await submit()
    expect(currentUrl()).toBe('/m/rewardCenter')
  })

  it.each([
    ['the lobby', {}, '/m/home'],
    ['the forced change', { firstTimeLogin: true }, changePath],
  ])('is %s: Back never shows the login form again (F074)', async (_, reply, target) => {
    const { site, browser } = await startSite({
      manifest: withPasswordPage(),
      prepare: ({ http }) => http.answer('login', loginReply(reply)),
    })
    await actAndSettle(() => site.go('/m/login'))
    await fillLogin()
    await submit()
    expect(location.pathname).toBe(target)
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, find('heading', login.title)]).toEqual(['/m/home', undefined])
  })
})

describe('a refused login', () => {
  const remembered = { type: 'username', username: 'minhanh88', password: 'seal-1', merchant }
  const logInRefused = async (code: string): Promise<RunningSite> => {
    const running = await openLogin({
      stored: { remembered },
      prepare: ({ http }) => http.answer('login', refusal({ code, message: 'No entry' })),
    })
    await fillLogin()
    await submit()
    return running
  }

  it.each([
    ['login.cred.err', english.errors.wrongCredentials],
    ['not.exists.user', english.errors.wrongCredentials],
    ['token_ip_different', 'No entry'],
    ['member.blocked', 'No entry'],
    ['param.invalid', 'No entry'],
  ])(
    'with %s deletes the remembered login and switches auto-login off (I8.07, I4.09, I4.10, I4.50)',
    async (code, words) => {
      const { browser } = await logInRefused(code)
      expect(pageText(get('dialog'))).toContain(words)
      expect([browser.storage.read('remembered'), browser.storage.read('autoLogin')]).toEqual([
        undefined,
        '0',
      ])
    },
  )

  it.each([undefined, 'token_ip_different'])(
    'because of a changed address says so in words, with the message %s (F079, I8.09)',
    async (message) => {
      await openLogin({
        prepare: ({ http }) =>
          http.answer('login', refusal({ code: 'token_ip_different', ...(message && { message }) })),
      })
      await fillLogin()
      await submit()
      expect(pageText(get('dialog'))).toContain(english.errors.addressChanged)
      expect(pageText(get('dialog'))).not.toContain('token_ip_different')
    },
  )

  it.each<[string, Reply]>([
    ['the network fails', failure('network')],
    ['the platform is down', refusal({ status: 503 })],
    ['a second factor is required', refusal({ code: 'login_verify_required', value: ['ga'] })],
  ])('is no refusal, and keeps the remembered name, when %s (I4.09)', async (_, reply) => {
    const { browser } = await openLogin({
      stored: { remembered },
      prepare: ({ http }) => http.answer('login', reply),
    })
    await fillLogin()
    await submit()
    expect(browser.storage.read('remembered')).toMatchObject({ username: 'minhanh88' })
    expect(browser.storage.read('autoLogin')).toBeUndefined()
  })
})
