import { expect } from 'vitest'
import type { TextKey } from '../../runtime/contract/text'
import * as times from '../../runtime/tables/times'
import type { Command } from '../../scripts/platform'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { Member } from '../support/member'
import { recordConsoleErrors } from '../support/screens/screenChecks'
import { describeSites } from '../support/sites/fixtures'

type Fault = Omit<NonNullable<Command['fault']>, 'call'>

/** Failures of a login, and the text of the notice; undefined when nothing is shown. */
const failures: readonly [string, Fault, TextKey | string | undefined][] = [
  ['shows nothing on HTTP 502 (I8.04, E8.03, F039)', { status: 502, body: 'Bad gateway' }, undefined],
  [
    'shows the platform’s message (I8.05, E8.02, E8.10, I8.23)',
    { reply: { errorCode: 'odd.day', message: 'Not on odd days.' } },
    'Not on odd days.',
  ],
  [
    'says that the error is unknown when the platform sends no message (I8.05, E8.02)',
    { reply: { errorCode: 'odd.day' } },
    'errors.unknown',
  ],
  [
    'says that the network failed when the connection breaks (I8.20, E8.06)',
    { drop: true },
    'errors.networkOrCors',
  ],
  [
    'treats a page of a captive portal as a network failure (F002)',
    { body: '<html><body>Welcome to our hotel</body></html>', contentType: 'text/html' },
    'errors.networkOrCors',
  ],
  [
    'treats a 401 as a wrong password, not as an expired session (F065)',
    { status: 401 },
    'errors.wrongCredentials',
  ],
  ['treats an empty response as an unknown error (F041)', { body: '' }, 'errors.unknown'],
  [
    'does not accept a login reply without a token (F042)',
    { reply: { success: true, value: {} } },
    'errors.unknown',
  ],
]

/** Without a scroll by the member. */
const whereTheSlowMessageIs = `(() => {
  const { top, bottom } = document.querySelector('.SlowMessage').getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight ? 'in view' : top + ' to ' + bottom + ' of ' + innerHeight
})()`

describeSites('network', ({ site, newPhone, it }) => {
  it.each(failures)('%s', async ([, fault, expected]) => {
    const member = new Member(await newPhone(), site.current)
    const { userName, password } = site.current.demoMember('ordinary')
    await member.opens('/m/login')
    await site.current.controlPlatform({ fault: { call: 'login', ...fault } })
    await member.sendsLogin(userName, password)
    await waitUntil('the platform’s response', async () => hasLoginCall(await site.current.receivedCalls()))
    await member.driver.until(`document.querySelector('form[aria-busy="true"]') === null`)
    if (expected === undefined) {
      expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    } else {
      await member.sees('dialog', 'common.notice')
      await (expected.startsWith('errors.') ? member.reads(expected as TextKey) : member.readsText(expected))
      await member.taps('button', 'common.confirm')
    }
    expect(await member.typedLogin()).toEqual([userName, password])
    await site.current.controlPlatform({ clearFaults: true })
    await member.taps('button', expected === undefined ? 'common.retry' : 'login.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  })

  it('counts down when there were too many requests, without a notice, and then logs in (I8.03)', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    const { userName, password } = site.current.demoMember('ordinary')
    const reply = { errorCode: 'TOO_MANY_REQUEST_LOGIN', message: 'Slow down' }
    await site.current.controlPlatform({ fault: { call: 'login', reply, times: 1 } })
    await phone.page.clock.install()
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.reads('errors.tooManyRequests')
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    expect(await member.typedLogin()).toEqual([userName, password])
    await phone.page.clock.fastForward(times.rateLimit)
    await member.taps('button', 'login.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  })

  it('lets a slow login be cancelled without a scroll, and keeps the typed text (F038)', async () => {
    const [member, phone] = await startSlowLogin()
    await phone.page.clock.runFor(times.slowThreshold)
    await member.reads('common.slowTitle')
    expect(await member.driver.evaluate<string>(whereTheSlowMessageIs)).toBe('in view')
    await member.taps('button', 'common.cancel')
    await phone.page.clock.runFor(times.leaveAnimation)
    await member.sees('button', 'login.submit')
    const { userName, password } = site.current.demoMember('ordinary')
    expect(await member.typedLogin()).toEqual([userName, password])
  })

  it('has what was typed again after a reload, but not the password, and the lobby where it was', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    const { userName, password } = site.current.demoMember('ordinary')
    await site.current.showFullLobby()
    await member.opens('/m/home')
    await phone.until(`document.documentElement.scrollHeight > innerHeight + 400`)
    await phone.evaluate(`scrollTo(0, 400)`)
    await phone.until(`scrollY === 400`)
    await member.reloads()
    // The line of announcements is there from the second visit on: what the visitor saw may be that much further down.
    await phone.until(`Math.abs(scrollY - 400) <= 60`)
    await member.taps('button', 'shell.logIn')
    await member.sees('dialog', 'login.title')
    await phone.page.locator('input[name="username"]').fill(userName)
    await phone.page.locator('input[name="password"]').fill(password)
    await member.reloads()
    await member.taps('button', 'shell.logIn')
    await member.sees('dialog', 'login.title')
    expect(await member.typedLogin()).toEqual([userName, ''])
  })

  it('aborts a request after 30 s and says so (I7.36, I9.01, E7.03, E9.18)', async () => {
    const [member, phone] = await startSlowLogin()
    await phone.page.clock.runFor(times.request - 1)
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    await phone.page.clock.runFor(1)
    await member.reads('errors.timeout')
  })

  it('reports a network failure when the code of the login fails to load, and logs in when it loads', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    const { userName, password } = site.current.demoMember('ordinary')
    await phone.page.route(/\/(logIn|cipher)\.[^/]*\.js/, (route) => route.abort())
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.reads('errors.partMissing')
    // A member who does not accept the reload keeps the typed text.
    await member.sees('button', 'common.reload')
    await member.driver.press('Escape')
    await member.driver.until(`document.querySelectorAll('dialog').length === 0`)
    await phone.page.unrouteAll()
    await member.taps('button', 'login.submit')
    await member.expectPath('/m/home')
  })

  it('says that a page is not there when its code does not come, and nothing in the console (F123)', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    const errors = recordConsoleErrors(phone.page)
    await phone.page.route(/\/infoPages\.[^/]*\.js/, (route) => route.abort())
    await member.opens('/m/home')
    await member.goesTo('/m/help')
    await member.reads('errors.pageTitle')
    // The browser has a line of its own for the file that did not come.
    expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
    await phone.page.unrouteAll()
  })

  it('shows an error in the lobby, and the games after "try again" (E7.39)', async () => {
    const member = new Member(await newPhone(), site.current)
    await site.current.controlPlatform({ fault: { call: 'gameLanes', status: 500 } })
    await member.opens('/m/home')
    await member.reads('lobby.failedTitle')
    await site.current.controlPlatform({ clearFaults: true })
    await member.taps('button', 'common.retry')
    await member.driver.until(`document.querySelectorAll('main section[id] img').length > 2`)
  })

  it('stays logged in when the member’s details fail to load, and can retry (F066)', async () => {
    const member = new Member(await newPhone(), site.current)
    await site.current.controlPlatform({ fault: { call: 'memberInfo', status: 500 } })
    const name = await member.opensLoggedIn('ordinary', '/m/member/home')
    await member.reads('member.infoFailed')
    await member.readsText(name)
    await site.current.controlPlatform({ clearFaults: true })
    await member.taps('button', 'common.retry')
    await member.noLongerReads('member.infoFailed')
  })

  /** Starts a login that gets no response, on a phone whose clock the test controls. */
  async function startSlowLogin(): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    const { userName, password } = site.current.demoMember('ordinary')
    await site.current.controlPlatform({ fault: { call: 'login', delay: 3_600_000 } })
    await phone.page.clock.install()
    await member.opens('/m/login')
    await phone.page.clock.pauseAt(Date.now() + 60_000)
    await member.sendsLogin(userName, password)
    await waitUntil('a login at the platform', async () =>
      (await site.current.receivedCalls()).some(({ call }) => call === 'login'),
    )
    return [member, phone]
  }
})

const hasLoginCall = (calls: readonly { call: string | null }[]): boolean =>
  calls.some(({ call }) => call === 'login')
