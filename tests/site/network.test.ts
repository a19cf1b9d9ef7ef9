import { expect } from 'vitest'
import type { TextKey } from '../../runtime/contract/text'
import { times } from '../../runtime/tables/times'
import type { Command } from '../../scripts/platform'
import { atSites } from '../support/fixtures'
import { Member } from '../support/member'
import type { PlaywrightPhone } from '../support/playwrightEngine'
import { waitUntil } from '../support/waitUntil'

type Fault = Omit<NonNullable<Command['fault']>, 'call'>

/** How the platform may fail a login, and what the member reads in the notice; nothing, where the failure is silent. */
const failures: readonly [string, Fault, TextKey | string | undefined][] = [
  ['says nothing on HTTP 502 (I8.04, E8.03, F039)', { status: 502, body: 'Bad gateway' }, undefined],
  [
    'says nothing when there were too many requests (I8.03)',
    { reply: { errorCode: 'TOO_MANY_REQUEST_LOGIN', message: 'Slow down' } },
    undefined,
  ],
  [
    'reads the platform’s own words (I8.05, E8.02, E8.10, I8.23)',
    { reply: { errorCode: 'odd.day', message: 'Not on odd days.' } },
    'Not on odd days.',
  ],
  [
    'says that the error is unknown when the platform has no words (I8.05, E8.02)',
    { reply: { errorCode: 'odd.day' } },
    'errors.unknown',
  ],
  [
    'says that the network failed when the connection breaks (I8.20, E8.06)',
    { drop: true },
    'errors.networkOrCors',
  ],
  [
    'takes a page of a captive portal for a network failure (F002)',
    { body: '<html><body>Welcome to our hotel</body></html>', contentType: 'text/html' },
    'errors.networkOrCors',
  ],
  [
    'takes a 401 for a wrong password, not for a lost session (F065)',
    { status: 401 },
    'errors.wrongCredentials',
  ],
  ['takes an empty answer for an unknown error (F041)', { body: '' }, 'errors.unknown'],
  [
    'takes a login without a token for no login (F042)',
    { reply: { success: true, value: {} } },
    'errors.unknown',
  ],
]

atSites('network', ({ site, newPhone, it }) => {
  it.each(failures)('%s', async ([, fault, said]) => {
    const member = new Member(await newPhone(), site.current)
    const { userName, password } = site.current.member('ordinary')
    await member.opens('/m/login')
    await site.current.platform({ fault: { call: 'login', ...fault } })
    await member.sendsLogin(userName, password)
    await waitUntil('the answer of the platform', async () => wasAnswered(await site.current.received()))
    await member.driver.until(`document.querySelector('form[aria-busy="true"]') === null`)
    if (said === undefined) {
      expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    } else {
      await member.sees('dialog', 'common.notice')
      await (said.startsWith('errors.') ? member.reads(said as TextKey) : member.readsWords(said))
      await member.taps('button', 'common.confirm')
    }
    expect(await member.typedLogin()).toEqual([userName, password])
    await site.current.platform({ clearFaults: true })
    await member.taps('button', 'login.submit')
    await member.isAt('/m/home')
    await member.isLoggedIn()
  })

  it('offers a way out of a slow login, and keeps what was typed (F038)', async () => {
    const [member, phone] = await slowLogin()
    await phone.page.clock.runFor(times.slowThreshold)
    await member.reads('common.slowTitle')
    await member.taps('button', 'common.cancel')
    await phone.page.clock.runFor(times.leaveAnimation)
    await member.sees('button', 'login.submit')
    const { userName, password } = site.current.member('ordinary')
    expect(await member.typedLogin()).toEqual([userName, password])
  })

  it('gives a request up after 30 s and says so (I7.36, I9.01, E7.03, E9.18)', async () => {
    const [member, phone] = await slowLogin()
    await phone.page.clock.runFor(times.request - 1)
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    await phone.page.clock.runFor(1)
    await member.reads('errors.timeout')
  })

  it('says that the network failed when the code of the login does not come, and logs in when it does', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    const { userName, password } = site.current.member('ordinary')
    await phone.page.route(/\/(logIn|cipher)\.[^/]*\.js/, (route) => route.abort())
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.reads('errors.network')
    // What was typed is kept by whoever does not take the offer to reload.
    await member.sees('button', 'common.reload')
    await member.driver.press('Escape')
    await member.driver.until(`document.querySelectorAll('dialog').length === 0`)
    await phone.page.unrouteAll()
    await member.taps('button', 'login.submit')
    await member.isAt('/m/home')
  })

  it('shows the lobby’s failure with words, and the games after "try again" (E7.39)', async () => {
    const member = new Member(await newPhone(), site.current)
    await site.current.platform({ fault: { call: 'gameLanes', status: 500 } })
    await member.opens('/m/home')
    await member.reads('lobby.failedTitle')
    await site.current.platform({ clearFaults: true })
    await member.taps('button', 'common.retry')
    await member.driver.until(`document.querySelectorAll('main section[id] img').length > 2`)
  })

  it('stays logged in when the member’s details do not come, and tries again (F066)', async () => {
    const member = new Member(await newPhone(), site.current)
    await site.current.platform({ fault: { call: 'memberInfo', status: 500 } })
    const name = await member.comesLoggedIn('ordinary', '/m/member/home')
    await member.reads('member.infoFailed')
    await member.readsWords(name)
    await site.current.platform({ clearFaults: true })
    await member.taps('button', 'common.retry')
    await member.noLongerReads('member.infoFailed')
  })

  /** A login that waits for an answer that does not come, on a phone whose clock moves only when it is told. */
  async function slowLogin(): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    const { userName, password } = site.current.member('ordinary')
    await site.current.platform({ fault: { call: 'login', delay: 3_600_000 } })
    await phone.page.clock.install()
    await member.opens('/m/login')
    await phone.page.clock.pauseAt(Date.now() + 60_000)
    await member.sendsLogin(userName, password)
    await waitUntil('a login at the platform', async () =>
      (await site.current.received()).some(({ call }) => call === 'login'),
    )
    return [member, phone]
  }
})

const wasAnswered = (calls: readonly { call: string | null }[]): boolean =>
  calls.some(({ call }) => call === 'login')
