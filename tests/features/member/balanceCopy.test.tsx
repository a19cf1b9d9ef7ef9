// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { hashText } from '../../../runtime/rules/text/hash'
import { formatMoment } from '../../../runtime/rules/text/intl/dates'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { testStartTime } from '../../support/fakes/fakeClock'
import { failure, type Reply, refusal, success } from '../../support/fakes/replies'
import { get, pageText } from '../../support/screen'
import {
  actAndSettle,
  memberSession,
  type RunningSite,
  type SiteOptions,
  startSite,
} from '../../support/site'

const { shell, member } = english
const reply = { balance: '84.50', currency: 'USD' }
const copy = { owner: hashText('token-7'), at: testStartTime - 60_000, reply }
const asOf = shell.balanceAsOf.replace('{{time}}', formatMoment(copy.at, 'en-US'))

const start = (balance: Reply, options: SiteOptions = {}, after = 0): Promise<RunningSite> =>
  startSite({
    path: '/m/member/home',
    session: {},
    stored: { balance: copy },
    ...options,
    prepare: ({ http }) => http.answer('balance', balance, after),
  })

const pill = (): Element | null => document.querySelector('.BalancePill')
const card = (): string => pageText(get('main'))

it('the balance of the last visit stands there until the platform answers, and is told apart (D213)', async () => {
  const { browser } = await start(success({ ...reply, balance: '90' }), { path: '/m/home' }, 1000)
  expect(pageText(pill() ?? undefined)).toContain(`${asOf} $ 84.50`)
  expect(pill()?.classList.contains('BalancePill--past')).toBe(true)
  await browser.clock.advance(1000)
  expect(pageText(pill() ?? undefined)).toContain(`${shell.balance} $ 90.00`)
  expect(pill()?.classList.contains('BalancePill--past')).toBe(false)
})

it.each<[string, Reply, number]>([
  ['does not answer', failure('offline'), 0],
  ['is slow', success(reply), times.slowThreshold + 1000],
])('the account says of when it is while the platform %s (D213, F066)', async (_, answer, after) => {
  const { browser } = await start(answer, {}, after)
  await browser.clock.advance(times.slowThreshold)
  expect(card()).toContain(`${asOf}$ 84.50`)
  expect(card()).not.toContain(member.balanceFailed)
})

it.each<[string, unknown]>([
  ['another session', { ...copy, owner: hashText('token-8') }],
  ['nobody', { ...copy, owner: undefined }],
  ['no amount', { ...copy, reply: { balance: '<b>9</b>' } }],
  ['no time', { ...copy, at: 'noon' }],
  ['something else', '84.50'],
])('a copy of %s is never shown (D213, F077)', async (_, damaged) => {
  await start(failure('network'), { stored: { balance: damaged } })
  expect(card()).not.toContain('84.50')
  expect(card()).toContain(member.balanceFailed)
})

it('what the platform sends is kept for the next visit, and for nobody after a logout (D213, D21)', async () => {
  const { browser, site } = await start(success({ ...reply, balance: '12' }))
  expect(browser.storage.read('balance')).toEqual({
    owner: hashText(memberSession.token),
    at: testStartTime,
    reply: { ...reply, balance: '12' },
  })
  await actAndSettle(() => site.session.end())
  expect(browser.storage.has('balance')).toBe(false)
})

it('is gone with a session that ends before anything of the member has loaded (D213)', async () => {
  const { browser } = await startSite({
    session: {},
    stored: { balance: copy },
    features: [],
  })
  await actAndSettle(() => browser.storage.remove('session'))
  await actAndSettle(() => browser.page.restore())
  expect(browser.storage.has('balance')).toBe(false)
})

it('is gone when a visit begins without the session: the tab was closed in the middle of a logout (D213)', async () => {
  const { browser } = await startSite({ stored: { balance: copy } })
  expect(browser.storage.has('balance')).toBe(false)
})

it.each<[string, Reply, SiteOptions]>([
  ['is refused', refusal(), {}],
  ['is no amount', success({ balance: 'much' }), {}],
  [
    'is of a session that ends with the tab (D128)',
    success(reply),
    { manifest: { session: { keep: 'tab' } } },
  ],
])('nothing is kept of a balance that %s', async (_, answer, options) => {
  const { browser } = await start(answer, { ...options, stored: {} })
  expect(browser.storage.has('balance')).toBe(false)
})

it('a reply for the member before is not kept for the one now (D21, F048)', async () => {
  const { browser, site } = await start(success(reply), { stored: {} }, 1000)
  browser.http.answer('balance', failure('network'))
  await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-9', id: '9' }))
  await browser.clock.advance(1000)
  expect(browser.storage.has('balance')).toBe(false)
})
