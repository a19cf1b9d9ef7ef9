// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { PlatformClient } from '../../runtime/shell/platform/platformClient'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { refusal, success } from '../support/fakes/replies'
import { get, namesOf, pageText } from '../support/screen'
import { actAndSettle, back, field, press, type RunningSite, startSite, submit, type } from '../support/site'
import { fillLogin } from './login/loginForm'
import { changePath, withPasswordPage } from './password/passwordPage'

const { errors, common, login, password, member, forgotten } = english

const currentUrl = (): string => location.pathname + location.search
const unauthorized = refusal({ status: 401 })

/** The platform no longer accepts the session: twenty calls are refused at the same time. */
async function expireSession({ browser, site }: RunningSite): Promise<void> {
  browser.http.answer('successCounts', unauthorized, 10)
  await actAndSettle(() => {
    for (let n = 0; n < 20; n += 1)
      (site.platform as PlatformClient).call('successCounts', { query: { n } }).catch(() => undefined)
  })
  await browser.clock.advance(10)
}

async function confirmNotice({ browser }: RunningSite): Promise<void> {
  await press('button', common.confirm)
  await browser.clock.advance(times.leaveAnimation)
}

async function logInAgain(running: RunningSite): Promise<void> {
  running.browser.http.answer('successCounts', success({}))
  await fillLogin()
  await submit()
  await running.browser.clock.advance(times.leaveAnimation)
}

describe('an expired session', () => {
  it('causes one clean-up, one message and one navigation, however many calls are refused (I8.02, E8.01)', async () => {
    const running = await startSite({ path: '/m/member/home', session: {} })
    const { storage } = running.browser
    const removals = vi.spyOn(storage, 'remove')
    const historySpies = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')]
    await expireSession(running)
    const paths = historySpies.flatMap(({ mock }) =>
      mock.calls.map(([, , url]) => new URL(String(url), location.href).pathname),
    )
    for (const spy of historySpies) spy.mockRestore()
    expect(removals.mock.calls.filter(([key]) => key === 'session')).toHaveLength(1)
    expect(namesOf('dialog')).toEqual([common.notice])
    expect(pageText(get('dialog'))).toContain(errors.pleaseLogin)
    // One entry for the login, and the one at the same address that Back takes to close the notice.
    expect(paths).toEqual(['/m/login', '/m/login'])
    await confirmNotice(running)
    expect(namesOf('dialog')).toEqual([])
    expect(pageText()).not.toContain('minhanh88')
  })

  it('shows the login also when the refusal arrives before the first render (I8.02)', async () => {
    const running = await startSite({
      session: {},
      prepare: ({ http }) => http.answer('memberInfo', unauthorized),
    })
    await running.browser.clock.advance(10)
    expect(location.pathname).toBe('/m/login')
    expect(namesOf('dialog')).toEqual([common.notice])
    await confirmNotice(running)
    running.browser.http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0 }))
    await logInAgain(running)
    expect(currentUrl()).toBe('/m/home')
  })

  it.each(['/m/member/home?kw=7', '/m/rewardCenter', '/m/home?kw=7'])(
    'at %s returns there after the login (F063)',
    async (path) => {
      const running = await startSite({ path, session: {} })
      await expireSession(running)
      expect(location.pathname).toBe('/m/login')
      await confirmNotice(running)
      await logInAgain(running)
      expect(currentUrl()).toBe(path)
      expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
    },
  )

  it('never puts the return path into the URL (I9.25)', async () => {
    const running = await startSite({ path: '/m/rewardCenter?kw=7&page=2', session: {} })
    await expireSession(running)
    expect(currentUrl()).toBe('/m/login?kw=7')
  })

  it('also returns there when the login is left and opened again with Back', async () => {
    const running = await startSite({ path: '/m/rewardCenter', session: {} })
    await expireSession(running)
    await confirmNotice(running)
    await actAndSettle(() => running.site.go('/m/home'))
    await back()
    expect(currentUrl()).toBe('/m/login')
    await logInAgain(running)
    expect(currentUrl()).toBe('/m/rewardCenter')
  })

  it('closes an open dialog: no member dialog stays above the login', async () => {
    const running = await startSite({ path: '/m/member/home', session: {} })
    await press('button', member.logOut)
    await expireSession(running)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([common.notice])
    await confirmNotice(running)
    expect(namesOf('dialog')).toEqual([])
    await logInAgain(running)
    expect(currentUrl()).toBe('/m/member/home')
  })

  it('during a password change returns to it, with empty fields', async () => {
    const running = await startSite({ path: changePath, session: {}, manifest: withPasswordPage() })
    running.browser.http.answer('changePassword', unauthorized)
    await type(password.old, 'old phrase')
    await type(password.new, 'new phrase')
    await submit()
    expect(pageText(get('dialog'))).toContain(errors.pleaseLogin)
    await confirmNotice(running)
    expect(currentUrl()).toBe('/m/login')
    await logInAgain(running)
    expect(currentUrl()).toBe(changePath)
    expect([field(password.old).value, field(password.new).value]).toEqual(['', ''])
    expect(JSON.stringify(running.browser.storage.entries())).not.toContain('phrase')
  })
})

describe('what was typed', () => {
  it.each([
    ['forgotten password', login.forgotten, forgotten.title],
    ['customer service', login.help, english.support.title],
  ])('stays in the form below a dialog: %s', async (_, button, title) => {
    const { browser } = await startSite({ path: '/m/login' })
    await fillLogin()
    await press('button', button)
    expect(namesOf('dialog')).toEqual([title])
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    expect([field(login.userName).value, field(login.password).value]).toEqual(['minhanh88', 'Lucky-7788'])
  })

  it('stays in the login dialog below a message, and one tap tries again', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) => http.answer('login', refusal({ message: 'Not now' })),
    })
    await press('button', english.shell.logIn)
    await fillLogin()
    await press('button', login.submit)
    expect(pageText(get('dialog'))).toContain('Not now')
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect([field(login.userName).value, field(login.password).value]).toEqual(['minhanh88', 'Lucky-7788'])
    browser.http.answer('login', success({ token: 'token-7' }))
    await press('button', login.submit)
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })
})
