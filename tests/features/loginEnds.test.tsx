// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { decryptBody } from '../support/decryptBody'
import { fakeDeviceId } from '../support/fakes/fakeBrowser'
import { good, refused } from '../support/fakes/replies'
import { takeConsole } from '../support/quietConsole'
import { find, get, namesOf, pageText } from '../support/screen'
import {
  actAndSettle,
  back,
  merchant,
  press,
  type RunningSite,
  startSite,
  submit,
  type,
} from '../support/site'
import { enter, onLogin } from './loginForm'
import { changePath, withPasswordPage } from './passwordPage'

const { login, password, shell } = english

const typed = 'Lucky-7788'
const address = (): string => location.pathname + location.search
const replied = (more: object = {}) =>
  good({ id: 7, token: 'token-7', userName: 'minhanh88', customerType: 0, ...more })

/** The paths that the page is taken to from now on. */
function pathsTaken(): () => string[] {
  const moves = (['pushState', 'replaceState'] as const).map((name) => vi.spyOn(history, name))
  return () => {
    const paths = moves.flatMap((move) =>
      move.mock.calls.map(([, , url]) => new URL(String(url ?? ''), location.href).pathname),
    )
    for (const move of moves) move.mockRestore()
    return paths
  }
}

interface Ending {
  readonly settings?: Parameters<typeof withPasswordPage>[0]
  readonly reply?: object
  readonly path?: string
}

async function logInWith({ settings, reply, path = '/m/login' }: Ending): Promise<RunningSite> {
  const running = await onLogin({
    path,
    manifest: withPasswordPage(settings),
    prepare: ({ http }) => http.answer('login', replied(reply)),
  })
  await enter()
  await submit()
  return running
}

describe('a good login', () => {
  it('sends the credentials and the device, and nothing that nobody asked for (I2.14, I3.05)', async () => {
    const { browser } = await logInWith({})
    const [sent, more] = browser.http.requestsTo('login')
    expect(more).toBeUndefined()
    expect(JSON.parse(decryptBody(sent ?? { headers: {} }).text)).toEqual({
      username: 'minhanh88',
      password: typed,
      loginDeviceId: fakeDeviceId,
      isOfficialAppLogin: false,
    })
  })

  it('from the dialog keeps the token, closes the dialog, asks who the member is, and is in the lobby (I4.04, I4.05)', async () => {
    const { browser } = await startSite()
    await press('button', shell.logIn)
    await enter()
    await submit()
    await browser.clock.advance(times.leaveAnimation)
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7', merchantCode: merchant })
    expect(browser.http.requestsTo('memberInfo').map(({ headers }) => headers.Authorization)).toEqual([
      'token-7',
    ])
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
  })

  it.each<[string, Ending]>([
    ['nothing is wrong with the password', {}],
    ['it has expired and nobody is forced', { reply: { passwordExpired: true } }],
    [
      'it has expired and the merchant forces nobody',
      { reply: { passwordExpired: true }, settings: { forceChangeExpiredPassword: false } },
    ],
    ['it has not expired and changes are forced', { settings: { forceChangeExpiredPassword: true } }],
    ['the default password is another one', { settings: { defaultPassword: 'welcome-1' } }],
    [
      'what it says is neither yes nor no',
      {
        reply: { firstTimeLogin: 'maybe', passwordExpired: {} },
        settings: { forceChangeExpiredPassword: true },
      },
    ],
  ])('leads to the lobby when %s (I3.02, I4.05)', async (_, ending) => {
    await logInWith(ending)
    expect(location.pathname).toBe('/m/home')
  })

  it.each<[string, Ending]>([
    ['the first login', { reply: { firstTimeLogin: true } }],
    [
      'an expired password where changes are forced',
      { reply: { passwordExpired: true }, settings: { forceChangeExpiredPassword: true } },
    ],
    ['the first login, as a word (F003)', { reply: { firstTimeLogin: 'true' } }],
    [
      'an expired password, as a number (F003)',
      { reply: { passwordExpired: 1 }, settings: { forceChangeExpiredPassword: true } },
    ],
    ["the merchant's fixed default password", { settings: { defaultPassword: typed } }],
    [
      'all three at once',
      {
        reply: { firstTimeLogin: true, passwordExpired: true },
        settings: { forceChangeExpiredPassword: true, defaultPassword: typed },
      },
    ],
  ])('leads to the change of the password, in one step: %s (I2.07, I4.06, F068)', async (_, ending) => {
    const running = await onLogin({
      manifest: withPasswordPage(ending.settings),
      prepare: ({ http }) => http.answer('login', replied(ending.reply)),
    })
    await enter()
    const taken = pathsTaken()
    await submit()
    expect(taken()).toEqual([changePath])
    expect(pageText(get('main'))).toContain(password.forcedText)
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })

  it('takes the force and the default password from the platform too (I4.06)', async () => {
    await onLogin({
      manifest: withPasswordPage({
        forceChangeExpiredPassword: { from: 'server' },
        defaultPassword: { from: 'server' },
      }),
      prepare({ http }) {
        http.answer('settings', good({ forceChangeExpiredPassword: true }))
        http.answer('login', replied({ passwordExpired: true }))
      },
    })
    await enter()
    await submit()
    expect(location.pathname).toBe(changePath)
  })
})

describe('where a login leads', () => {
  it.each([
    ['?redirectUrl=%2Fm%2FrewardCenter', '/m/rewardCenter'],
    ['?backUrl=%2Fm%2Fmember%2Fhome', '/m/member/home'],
    ['?redirectUrl=%2Fm%2FrewardCenter&backUrl=%2Fm%2Fmember%2Fhome', '/m/rewardCenter'],
    ['?redirectUrl=%2Fm%2FrewardCenter%3Fr%3D9&kw=7', '/m/rewardCenter?r=9&kw=7'],
    ['?redirectUrl=https%3A%2F%2Fwww.hongvan.example%2Fm%2FrewardCenter', '/m/rewardCenter'],
    ['', '/m/home'],
  ])('with %s: to %s (I4.05)', async (search, target) => {
    await logInWith({ path: `/m/login${search}` })
    expect(address()).toBe(target)
  })

  it.each([
    '//e/m/home',
    'javascript:alert(1)',
    '/\\e',
    'https://op@e',
    '/m/..//e',
    '/m/login?redirectUrl=/m/login',
  ])('never to %s (F071, F072)', async (bad) => {
    await logInWith({ path: `/m/login?${new URLSearchParams({ redirectUrl: bad })}` })
    expect(location.href).toBe('https://www.hongvan.example/m/home')
    expect(takeConsole()).toEqual([`Ignoring the login target, which is not a path of this site: ${bad}`])
  })

  it('is back where a closed door stood', async () => {
    const { site } = await startSite()
    await actAndSettle(() => site.go('/m/login', { returnTo: '/m/rewardCenter' }))
    expect(address()).toBe('/m/login')
    await enter()
    await submit()
    expect(address()).toBe('/m/rewardCenter')
  })

  it('goes there after the forced change of the password too (I4.06)', async () => {
    const { browser } = await logInWith({
      path: '/m/login?redirectUrl=%2Fm%2FrewardCenter',
      reply: { firstTimeLogin: true },
    })
    expect(location.pathname).toBe(changePath)
    browser.http.answer('changePassword', good())
    await type(password.old, typed)
    await type(password.new, 'another phrase')
    await submit()
    expect(address()).toBe('/m/rewardCenter')
  })

  it.each([
    ['the lobby', {}, '/m/home'],
    ['the forced change', { firstTimeLogin: true }, changePath],
  ])('to %s: Back never shows the login form again (F074)', async (_, reply, target) => {
    const { site, browser } = await startSite({
      manifest: withPasswordPage(),
      prepare: ({ http }) => http.answer('login', replied(reply)),
    })
    await actAndSettle(() => site.go('/m/login'))
    await enter()
    await submit()
    expect(location.pathname).toBe(target)
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, find('heading', login.title)]).toEqual(['/m/home', undefined])
  })
})

describe('a login that is refused', () => {
  const remembered = { type: 'username', username: 'minhanh88', password: 'seal-1', merchant }
  const refuse = async (code: string): Promise<RunningSite> => {
    const running = await onLogin({
      stored: { remembered },
      prepare: ({ http }) => http.answer('login', refused({ code, message: 'No entry' })),
    })
    await enter()
    await submit()
    return running
  }

  it.each(['login.cred.err', 'not.exists.user'])(
    'with %s forgets the remembered login and logs nobody in by itself any more (I8.07, I4.09, I4.10)',
    async (code) => {
      const { browser } = await refuse(code)
      expect(pageText(get('dialog'))).toContain('No entry')
      expect([browser.storage.read('remembered'), browser.storage.read('autoLogin')]).toEqual([
        undefined,
        '0',
      ])
    },
  )

  it('because the address of the network changed logs nobody in by itself any more (I8.09, I4.50, E8.04)', async () => {
    const { browser } = await refuse('token_ip_different')
    expect(pageText(get('dialog'))).toContain('No entry')
    expect([browser.storage.read('remembered'), browser.storage.read('autoLogin')]).toEqual([remembered, '0'])
  })

  it.each(['member.blocked', 'param.invalid'])('with %s leaves what is remembered as it is', async (code) => {
    const { browser } = await refuse(code)
    expect([browser.storage.read('remembered'), browser.storage.read('autoLogin')]).toEqual([
      remembered,
      undefined,
    ])
  })
})
