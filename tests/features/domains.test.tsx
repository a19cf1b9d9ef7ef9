// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../runtime/tables/limits'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import { fails, good, html, json, type Reply, refused } from '../support/fakes/replies'
import { takeConsole } from '../support/quietConsole'
import { all, get, namesOf, pageText } from '../support/screen'
import {
  actAndSettle,
  back,
  key,
  merchant,
  origin,
  press,
  type SiteOptions,
  startSite,
} from '../support/site'

const { common, domains, errors } = english

const pingPath = '/wps/system/test/ping'
const host = (number: number): string => `m${number}.hongvan.example`
const hosts = (count: number): string[] => Array.from({ length: count }, (_, index) => host(index + 1))
const here = 'www.hongvan.example'
const chat = { id: 'chat', csType: 'LIVECHAT' as const, url: 'https://chat.hongvan.example/live' }
const support = { customerService: [chat], hosts: { customerService: ['chat.hongvan.example'] } }
const pong = good(merchant)
/** Longer than any race. */
const never = 3_600_000

type Answer = Reply | readonly [Reply, after: number]
/** How the domains m1, m2, ... answer a ping; those that are not named here never do. */
type Answers = Readonly<Record<number, Answer>>

interface NoticeOptions extends SiteOptions {
  readonly answers?: Answers
  readonly listed?: readonly string[]
  readonly message?: string
}

/** The platform says that this domain is not available, and names ten others. */
async function noticed({ answers = {}, listed = hosts(10), message, ...options }: NoticeOptions = {}) {
  const running = await startSite({
    ...options,
    manifest: { domains: [here, ...hosts(12)], ...support, ...options.manifest },
    prepare(browser) {
      browser.http.answer('status', refused({ code: 'domain_not_available', message }))
      browser.http.answer('domainRoute', good({ domainList: listed.map((domainName) => ({ domainName })) }))
      browser.http.answer('ping', pong, never)
      for (const [number, answer] of Object.entries(answers)) {
        const [reply, after] = 'length' in answer ? answer : [answer, 0]
        browser.http.answer(`https://${host(Number(number))}${pingPath}`, reply, after)
      }
      options.prepare?.(browser)
    },
  })
  // The browser is idle: the status is asked for.
  await running.browser.clock.advance(1)
  return running
}

const pinged = ({ http }: FakeBrowser): string[] =>
  http.requestsTo('ping').map(({ url }) => new URL(url).host)
const retry = () => get('button', new RegExp(`^${common.retry}`))
const isBusy = (): boolean => retry().getAttribute('aria-busy') === 'true'
const said = (): string => pageText(get('dialog'))

describe('the domain notice', () => {
  it('says what the platform says, and what it means (I2.22, I8.21, E8.18)', async () => {
    await noticed({ message: 'Domain is under inspection' })
    expect(get('dialog', 'Domain is under inspection')).toBeTruthy()
    expect(said()).toContain(domains.text)
  })

  it('says "Error" when the platform has no words (I8.21, E8.18)', async () => {
    await noticed()
    expect(get('dialog', errors.error)).toBeTruthy()
  })

  it('cuts a long message, and shows the rest on demand (F045)', async () => {
    const message = 'Inspection '.repeat(40).trim()
    await noticed({ message })
    const title = get('heading', /^Inspection/)
    expect(pageText(title).length).toBe(limits.message)
    await press('button', common.showMore)
    expect(pageText(title)).toBe(message)
  })

  it.each<[string, () => Promise<void>]>([
    [
      'a tap on the mask',
      () => actAndSettle(() => document.querySelector<HTMLElement>('.Layer-mask')?.click()),
    ],
    ['Escape', () => key('Escape')],
    ['Back', back],
  ])('stays through %s, with customer service and retry in reach (I2.22, E8.24, F014)', async (_, harm) => {
    const { site } = await noticed({ path: '/m/login' })
    await actAndSettle(() => site.go('/m/home'))
    await harm()
    expect(get('dialog', errors.error)).toBeTruthy()
    expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull()
    for (const way of [retry(), get('link', common.contactUs)]) {
      way.focus()
      expect(document.activeElement).toBe(way)
    }
  })
})

describe('the race of domains', () => {
  afterEach(() => vi.restoreAllMocks())

  it('asks each of ten with the merchant, a timestamp, no credentials and no redirect (I4.48, I7.23, I9.03)', async () => {
    const { browser } = await noticed({ listed: hosts(12) })
    const pings = browser.http.requestsTo('ping')
    expect(pings).toHaveLength(10)
    expect(new Set(pings.map(({ url }) => new URL(url).origin)).size).toBe(10)
    for (const ping of pings) {
      expect(ping).toMatchObject({ method: 'GET', credentials: 'omit', redirect: 'error', timeout: 10_000 })
      expect(ping.headers).toEqual({ Merchant: merchant })
      expect(ping.path).toBe(pingPath)
      const speed = Number(ping.query.get('speed'))
      expect(browser.clock.now() - speed).toBeLessThanOrEqual(1)
    }
  })

  it('asks them in an order of chance (I4.48)', async () => {
    const { browser } = await noticed({ listed: hosts(12) })
    expect(pinged(browser)).not.toEqual(hosts(10))
  })

  it('takes the first that answers, and cancels the others (I4.48, I2.23)', async () => {
    const { browser } = await noticed({ answers: { 3: [pong, 3000], 8: [pong, 1000], 9: [pong, 2000] } })
    expect(said()).toContain(domains.looking)
    await browser.clock.advance(1000)
    expect(said()).toContain(host(8))
    const lost = browser.http.requestsTo('ping').filter(({ url }) => !url.includes(host(8)))
    expect(lost.every(({ signal }) => signal?.aborted)).toBe(true)
    await browser.clock.advance(2000)
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(8)}/m/index.html`])
  })

  it.each<[string, Reply]>([
    ['another merchant', good('brasa')],
    ['a page of a captive portal', html()],
    ['an error', json({ success: true, value: merchant }, 503)],
    ['a refusal', refused({ value: merchant })],
    ['nothing at all', fails('network')],
  ])('passes by a domain that answers with %s (I7.23, F015)', async (_, bad) => {
    const { browser } = await noticed({ answers: { 1: bad, 2: bad, 3: bad, 4: [pong, 5000] } })
    await browser.clock.advance(5000)
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(4)}/m/index.html`])
  })

  it('asks only https hosts of the manifest’s own domains, and not this one (F017)', async () => {
    const listed = [
      here,
      'http://m1.hongvan.example',
      '10.0.0.7',
      'javascript:alert(1)',
      'm.hongv\u0430n.example',
    ]
    const { browser } = await noticed({ listed: [...listed, 'collect.hongvan.example', host(2)] })
    expect(pinged(browser)).toEqual([host(2)])
    const [told = ''] = takeConsole()
    for (const name of [
      'http://m1.hongvan.example',
      '10.0.0.7',
      'javascript:alert(1)',
      'collect.hongvan.example',
    ])
      expect(told).toContain(name)
  })

  it('drops a name that the manifest does not know, and tells the operator (I3.35, F017)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { browser } = await noticed({
      manifest: { tracking: { faults: true } },
      listed: ['evil.example', host(2)],
    })
    expect(pinged(browser)).toEqual([host(2)])
    expect(warned.mock.calls.flat().join()).toContain('evil.example')
    await browser.clock.advance(times.idle)
    await actAndSettle(() => browser.page.setVisible(false))
    expect(JSON.stringify(browser.tracker.sent)).toContain('domainList')
  })

  it.each<[string, unknown]>([
    ['no list', {}],
    ['an empty one', { domainList: [] }],
    ['nothing but foreign names', { domainList: [{ domainName: 'evil.example' }] }],
  ])('asks the manifest’s own domains when the platform has %s (I4.48, I2.23)', async (_, value) => {
    const { browser } = await noticed({
      manifest: { domains: [here, host(1)] },
      answers: { 1: pong },
      prepare: ({ http }) => http.answer('domainRoute', good(value)),
    })
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(1)}/m/index.html`])
    for (const line of takeConsole()) expect(line).toContain('evil.example')
  })

  it('reads a list that comes as an object (F003, I7.27, E7.37)', async () => {
    const { browser } = await noticed({
      prepare: ({ http }) => http.answer('domainRoute', good({ domainList: { a: { domainName: host(5) } } })),
    })
    expect(pinged(browser)).toEqual([host(5)])
  })

  it('asks the manifest’s own domains when the platform does not say which there are (I3.35)', async () => {
    const { browser } = await noticed({
      manifest: { domains: [here, host(1)] },
      answers: { 1: pong },
      prepare: ({ http }) => http.answer('domainRoute', refused({ code: 'domain_not_available' })),
    })
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(1)}/m/index.html`])
  })
})

describe('the retry', () => {
  it('waits for the race in sight when it is tapped early, and then goes (I2.22, I2.23)', async () => {
    const { browser } = await noticed({ answers: { 2: [pong, 4000] } })
    expect(isBusy()).toBe(false)
    await press('button', common.retry)
    expect(isBusy()).toBe(true)
    expect(browser.page.redirects).toEqual([])
    await browser.clock.advance(4000)
    expect(browser.page.redirects).toEqual([`https://${host(2)}/m/index.html`])
    expect(isBusy()).toBe(false)
  })

  it.each([
    ['those of the address', { path: '/m/home?affiliateCode=A%261&r=50%25%F0%9F%8E%89' }],
    [
      'those that are kept',
      {
        stored: {
          registrationInfo: { affiliateCode: 'A&1', referralCode: '50%🎉', originalDomain: 'old.example' },
        },
      },
    ],
  ])('carries affiliateCode and r, encoded once: %s (I2.03, I2.23, F018)', async (_, options) => {
    const { browser } = await noticed({ ...options, answers: { 7: pong } })
    await press('button', common.retry)
    const address = `https://${host(7)}/m/index.html?affiliateCode=A%261&r=50%25%F0%9F%8E%89`
    expect(browser.page.redirects).toEqual([address])
  })

  it('stays here when ten domains say nothing, and tells so within 10 s (F015, I9.03)', async () => {
    const { browser } = await noticed()
    await browser.clock.advance(times.domainRace - 1)
    expect(said()).toContain(domains.looking)
    await browser.clock.advance(1)
    expect(said()).toContain(domains.none)
    expect(browser.page.redirects).toEqual([])
    expect(get('link', common.contactUs).getAttribute('href')).toBe(chat.url)
    expect(browser.http.requestsTo('ping').every(({ signal }) => signal?.aborted)).toBe(true)
  })

  it('tells so within 10 s although the platform does not even name the domains (F015)', async () => {
    const { browser } = await noticed({
      prepare: ({ http }) => http.answer('domainRoute', good({ domainList: [] }), never),
    })
    await browser.clock.advance(times.domainRace)
    expect(said()).toContain(domains.none)
    expect(pinged(browser)).toHaveLength(10)
  })

  it('races again, and goes at once to who answers now (F015)', async () => {
    const { browser } = await noticed()
    await browser.clock.advance(times.domainRace)
    browser.http.answer(`https://${host(6)}${pingPath}`, pong)
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(6)}/m/index.html`])
  })

  it('loads this domain’s entry page when no other answers and this one does (I2.03, F015)', async () => {
    const { browser } = await noticed()
    await browser.clock.advance(times.domainRace)
    browser.http.answer(origin + pingPath, pong)
    await press('button', common.retry)
    expect(isBusy()).toBe(true)
    await browser.clock.advance(times.domainRace)
    expect(browser.page.redirects).toEqual([`${origin}/m/index.html`])
  })

  it('can be tapped again when it takes long, and then races anew (F038, F039)', async () => {
    const { browser } = await noticed()
    await press('button', common.retry)
    await browser.clock.advance(times.slowThreshold - 1)
    expect(isBusy()).toBe(true)
    await browser.clock.advance(1)
    expect(isBusy()).toBe(false)
    expect(said()).toContain(domains.looking)
    await browser.clock.advance(1000)
    browser.http.answer(`https://${host(6)}${pingPath}`, pong, 1000)
    await press('button', common.retry)
    expect(isBusy()).toBe(true)
    await browser.clock.advance(1000)
    expect(browser.page.redirects).toEqual([`https://${host(6)}/m/index.html`])
  })

  it('asks this domain for 20 s at most where there is no other (I7.23, I9.02)', async () => {
    const { browser } = await noticed({ listed: [here] })
    expect(said()).toContain(domains.none)
    expect(pinged(browser)).toEqual([])
    await press('button', common.retry)
    expect(browser.http.requestsTo('ping')).toMatchObject([{ timeout: 20_000, credentials: 'omit' }])
    await browser.clock.advance(times.ping - 1)
    expect(said()).toContain(domains.looking)
    await browser.clock.advance(1)
    expect(isBusy()).toBe(false)
    expect(said()).toContain(domains.none)
    expect(browser.page.redirects).toEqual([])
  })
})

describe('customer service on the notice', () => {
  it('is not drawn without an entry (I2.22)', async () => {
    await noticed({ manifest: { customerService: [] } })
    expect(all('link')).toEqual([])
    expect(namesOf('button')).toEqual([common.retry])
  })
})
