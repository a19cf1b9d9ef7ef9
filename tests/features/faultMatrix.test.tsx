// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import preset from '../../merchants/_presets/base.json'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { CallName } from '../../runtime/tables/calls'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { failure, html, json, type Reply, refusal, success } from '../support/fakes/replies'
import { type LaneReply, lanes, slots } from '../support/games'
import { takeConsole } from '../support/quietConsole'
import { all, pageText } from '../support/screen'
import { type RunningSite, type SiteOptions, stopSites } from '../support/site'
import { expectReadable, texts } from './expectReadable'
import { forms } from './forms'
import { callNames, never, openPlace, type Place, places, waitingPlaces } from './places'

/*
 * Every call that a page, an overlay or a form sends, failing in every way that a network, a host and a platform have. Both come from
 * tables: a new call is tried without being told of. What a member sees then is never empty, raw, or without a way on.
 */

const { common } = english

interface Fault {
  readonly name: string
  readonly reply: Reply
  readonly after?: number
  /** Some calls may succeed like this: they have no value, or can be read without. */
  readonly fails?: 'maybe'
}

const faults: readonly Fault[] = [
  { name: 'no connection', reply: failure('network') },
  { name: 'never answered', reply: success(), after: never },
  { name: '429 with Retry-After', reply: { ...json({}, 429), retryAfter: 3000 } },
  { name: '429', reply: html(429) },
  { name: '500', reply: json({ error: 'NullPointerException' }, 500) },
  { name: '502 of a gateway', reply: html(502) },
  { name: 'a page instead of a reply', reply: html() },
  { name: 'cut off', reply: { ...success({}), text: '{"success":true,"value":{"li' } },
  { name: 'empty', reply: { ...success(), text: '' } },
  { name: 'null', reply: json(null) },
  { name: 'no value', reply: success(), fails: 'maybe' },
  { name: 'a number', reply: success(7), fails: 'maybe' },
  { name: 'lists of nothing', reply: success([null, [], {}]), fails: 'maybe' },
  { name: 'text of ten megabytes', reply: json('a'.repeat(10_000_000)) },
  { name: 'another type of content', reply: { ...success({}), contentType: 'image/png' }, fails: 'maybe' },
  { name: 'refused without a reason', reply: refusal() },
  { name: 'refused with codes', reply: refusal({ code: 'x.y.z' }) },
]

/** Sends a call, as a member or visitor does. */
type Opening = (prepare: NonNullable<SiteOptions['prepare']>) => Promise<RunningSite>

const sports: LaneReply = { title: 'Sports', gameClassify: 'sports', ordinal: 400, games: ['Derby'] }

const openingOf =
  (place: Place): Opening =>
  (prepare) =>
    openPlace(place, (browser) => {
      browser.http.answer('gameLanes', success(lanes(slots, sports)))
      browser.http.answer('gameVendors', success({ vendors: [] }))
      browser.http.answer('gameMatches', success({ matches: [] }))
      prepare(browser)
    })

/** Every page and overlay, and those of a merchant with an app and the like. */
const pageOpenings: readonly Opening[] = (
  [
    ...places,
    { page: 'game', query: '?category=slots' },
    { page: 'game', query: '?category=sports' },
    { page: 'lobby', more: { download: preset.download as NonNullable<Manifest['download']> } },
    { page: 'lobby', more: { flags: { CHAT3: 'server' } } },
    { page: 'memberHome', more: { currency: { code: 'USD', symbol: '$' } } },
  ] satisfies readonly Place[]
).map(openingOf)

/** Calls that nothing of this sends, with the test that lets them fail. */
const elsewhere: Partial<Record<CallName, string>> = {
  appVersion: 'features/appUpgrade/appUpgrade.test.tsx',
  bindings: 'features/download/download.test.tsx',
  captchaGeetest: 'captcha/block.test.tsx',
  captchaGeetestLogin: 'captcha/block.test.tsx',
  captchaImage: 'features/login/loginFailures.test.tsx',
  checkAffiliate: 'features/register/registerMethods.test.tsx',
  collect: 'features/tracking/tracking.test.tsx',
  country: 'features/login/login.test.tsx',
  domainRoute: 'features/domains/domains.test.tsx',
  loginMaya: 'features/login/partner.test.tsx',
  loginSocial: 'features/social/socialOutcomes.test.tsx',
  loginVerification: 'features/secondFactor/secondFactor.test.tsx',
  logout: 'features/member/member.test.tsx',
  ping: 'features/domains/domains.test.tsx',
  pushBind: 'features/push/push.test.tsx',
  pushSubscribe: 'features/push/push.test.tsx',
  pushUnsubscribe: 'features/push/push.test.tsx',
  registerAutoUserName: 'features/register/registerMethods.test.tsx',
  registerMobile: 'features/register/registerMethods.test.tsx',
  registerSocial: 'features/social/socialOutcomes.test.tsx',
  successCounts: 'features/download/download.test.tsx',
  webManifest: 'platform/webManifest.test.ts',
}

/** Calls whose failure a member is told of: what they came for is not there. */
const missed: ReadonlySet<string> = new Set(
  Object.keys(waitingPlaces).filter((call) => call !== 'banners' && call !== 'announcementCategories'),
)

/** What sends a call: its own form, or where it is waited for; else what sends the fewest others. */
const openingFor = new Map<string, Opening>([
  ...forms.map(({ call, send }) => [call, send] as const),
  ...Object.entries(waitingPlaces).map(([call, place]) => [call, openingOf(place)] as const),
])

/** Opens each of them with a platform that is well, and finds out what it sends. */
async function findOpenings(openings: readonly Opening[]): Promise<void> {
  const sent: { readonly opening: Opening; readonly names: ReadonlySet<CallName> }[] = []
  for (const opening of openings) {
    const { browser } = await opening(() => undefined)
    await browser.clock.advance(times.seconds(30))
    sent.push({ opening, names: new Set(browser.http.requests.flatMap(({ name }) => name ?? [])) })
    await stopSites()
  }
  for (const { opening, names } of sent.sort((a, b) => a.names.size - b.names.size))
    for (const name of names)
      if (elsewhere[name] === undefined && !openingFor.has(name)) openingFor.set(name, opening)
}

beforeAll(async () => {
  await findOpenings(pageOpenings)
  await findOpenings(forms.map(({ send }) => send))
  takeConsole()
}, 60_000)

/** What says that something has failed. */
const failureTexts = texts.flatMap(([key, text]) => (/failed|timeout/i.test(key) ? text : []))

describe.each(faults)('a call that fails: $name', ({ reply, after, fails }) => {
  it.each(callNames.filter((call) => elsewhere[call] === undefined))('%s (F003)', async (call) => {
    const opening = openingFor.get(call)
    if (!opening) throw new Error(`Nothing here sends ${call}: add what does, or the test that lets it fail.`)
    const { browser } = await opening(({ http }) => http.answer(call, reply, after))
    await browser.clock.advance(times.seconds(1))
    expectReadable()
    await browser.clock.advance(times.seconds(59))
    expectReadable()
    const retries = all('button', common.retry).length
    expect(retries).toBeLessThanOrEqual(1)
    const isTold = retries > 0 || failureTexts.some((text) => pageText().includes(text))
    if (missed.has(call) && fails !== 'maybe') expect(isTold).toBe(true)
    // It says there what it has left out of the platform's settings.
    takeConsole()
  })
})

it('names only tests that are there, for calls that nothing here sends', () => {
  const missing = Object.values(elsewhere).filter((file) => !existsSync(join('tests', file)))
  expect(missing).toEqual([])
})
