// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { type CallName, type CallRow, calls } from '../../runtime/tables/calls'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import type { FakeReply } from '../support/fakes/fakeHttp'
import { html, refusal } from '../support/fakes/replies'
import { find, get, namesOf, pageText, toastText } from '../support/screen'
import {
  actAndSettle,
  field,
  press,
  pressKey,
  type RunningSite,
  startSite,
  submitForm,
  type,
} from '../support/site'
import { forms } from './forms'
import { becomeIdle, newestPopup, openSocialLogin, tapChannel } from './social/socialPage'

const { login, common, errors } = english
const waitText = (count: number): string =>
  count === 600
    ? common.waitTime.replace('{{time}}', '10:00')
    : common.waitSeconds_other.replace('{{count}}', String(count))

/** Opens the login, and sends it once. */
async function sendLogin(reply: FakeReply): Promise<RunningSite> {
  const running = await startSite({ path: '/m/login', prepare: ({ http }) => http.answer('login', reply) })
  await type(login.userName, 'minhanh88')
  await type(login.password, 'Secret123')
  await press('button', login.submit)
  return running
}

const loginCount = ({ browser }: RunningSite): number => browser.http.requestsTo('login').length

describe('a login that the platform refuses because there were too many', () => {
  it.each<[string, FakeReply, number]>([
    ['with an error code', refusal({ code: 'TOO_MANY_REQUEST_LOGIN' }), 30],
    ['with 429', refusal({ status: 429 }), 30],
    ['with a page of a gateway', html(429), 30],
    ['with Retry-After', { ...html(429), retryAfter: 75_000 }, 75],
    ['with a wait that is too long', { ...html(429), retryAfter: 86_400_000 }, 600],
    ['with a wait that is over', { ...html(429), retryAfter: -5000 }, 1],
  ])('%s counts down on the button, without a dialog (I8.03, E8.02)', async (_, reply, seconds) => {
    const running = await sendLogin(reply)
    expect(namesOf('dialog')).toEqual([])
    expect(pageText(get('main'))).toContain(errors.tooManyRequests)
    if (seconds > 1) expect(get('button', waitText(seconds)).getAttribute('aria-disabled')).toBe('true')
    await running.browser.clock.advance(times.ms(seconds * 1000))
    expect(get('button', login.submit).getAttribute('aria-disabled')).toBeNull()
    expect(pageText(get('main'))).not.toContain(errors.tooManyRequests)
    await press('button', login.submit)
    expect(loginCount(running)).toBe(2)
  })

  it('sends no other call before the wait is over, by tap, Enter or script; what was typed stays (I8.03)', async () => {
    const running = await sendLogin(refusal({ code: 'TOO_MANY_REQUEST_LOGIN' }))
    for (const second of [1, 2, 3, 4, 5]) {
      await running.browser.clock.advance(times.ms(1000))
      await press('button', waitText(30 - second))
      await pressKey('Enter')
    }
    await actAndSettle(() => submitForm())
    expect(toastText()).toBe(errors.tooManyRequests)
    await running.browser.clock.advance(times.ms(1000))
    expect(loginCount(running)).toBe(1)
    expect(field(login.userName).value).toBe('minhanh88')
  })

  it('does not hold back another form', async () => {
    const running = await sendLogin(refusal({ code: 'TOO_MANY_REQUEST_LOGIN' }))
    await press('button', login.forgotten)
    expect(find('button', waitText(30))?.closest('dialog')).toBeFalsy()
    expect(running.site.overlays.openKeys()).toHaveLength(1)
  })
})

describe.each(forms)('the form that sends $call', ({ call, send, button }) => {
  const refused: readonly CallName[] = (calls[call] as CallRow).encrypted ? [call, 'rsaKey'] : [call]

  it.each(refused)('counts down on its button when the platform refuses %s (I8.03)', async (refusedCall) => {
    const { browser } = await send(({ http }) =>
      http.answer(refusedCall, { ...html(429), retryAfter: 75_000 }),
    )
    const waiting = () => namesOf('button').filter((name) => name === waitText(75) || name === waitText(74))
    expect([waiting().length, pageText().includes(errors.tooManyRequests)]).toEqual([1, true])
    expect(namesOf('dialog').filter((name) => name === common.notice)).toEqual([])
    const sent = browser.http.requestsTo(refusedCall).length
    await press('button', waiting()[0] ?? '')
    expect(browser.http.requestsTo(refusedCall)).toHaveLength(sent)
    await browser.clock.advance(times.ms(75_000))
    expect(find('button', button)?.getAttribute('aria-disabled')).toBeNull()
  })
})

/** Calls that are counted, or said, elsewhere: by the same button, in a toast, on the page of the game. */
const elsewhere: readonly CallName[] = [
  'registerMobile',
  'registerAutoUserName',
  'registerSocial',
  'loginVerification',
  'loginSocial',
  'loginMaya',
  'launchGame',
]

/** Calls that nobody has tapped for: they are silent. */
const automatic: readonly CallName[] = [
  'logout',
  'collect',
  'memberLanguage',
  'pushBind',
  'pushSubscribe',
  'pushUnsubscribe',
]

it('every call that changes something is one of a form, is said elsewhere, or is automatic (I8.03)', () => {
  const changing = (Object.entries(calls) as [CallName, CallRow][]).flatMap(([name, { method }]) =>
    method === 'GET' ? [] : [name],
  )
  expect([...forms.map(({ call }) => call), ...elsewhere, ...automatic].sort()).toEqual(changing.sort())
})

it('a sign-in with a provider that the platform refuses says so (I8.03)', async () => {
  const running = await openSocialLogin({
    prepare: ({ http }) => http.answer('loginSocial', html(429)),
  })
  await becomeIdle(running)
  await tapChannel('Google')
  await actAndSettle(() => newestPopup(running).answer('google-token'))
  expect([toastText(), namesOf('dialog')]).toEqual([errors.tooManyRequests, []])
})

it('holds back automatic calls until the wait is over, without a message (I8.03)', async () => {
  const { browser, site } = await startSite({
    session: {},
    prepare: ({ http }) => http.answer('balance', refusal({ status: 429 })),
  })
  const ask = () => site.platform.call('balance', { alert: false }).catch((error: Error) => error)
  const before = browser.http.requestsTo('balance').length
  for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toMatchObject({ kind: 'refused' })
  expect(browser.http.requestsTo('balance').length).toBe(before)
  expect([namesOf('dialog'), toastText()]).toEqual([[], ''])
  await browser.clock.advance(times.rateLimit)
  await ask()
  expect(browser.http.requestsTo('balance').length).toBe(before + 1)
})
