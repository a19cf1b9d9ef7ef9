// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as limits from '../../../runtime/tables/limits'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { failure, html, json, type Reply, refusal, success } from '../../support/fakes/replies'
import { takeConsole } from '../../support/quietConsole'
import { all, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  back,
  merchant,
  origin,
  press,
  pressKey,
  type SiteOptions,
  startSite,
} from '../../support/site'

const { common, domains, errors } = english

const pingPath = '/wps/system/test/ping'
const host = (number: number): string => `m${number}.hongvan.example`
const hosts = (count: number): string[] => Array.from({ length: count }, (_, index) => host(index + 1))
const currentDomain = 'www.hongvan.example'
const chat = { id: 'chat', csType: 'LIVECHAT' as const, url: 'https://chat.hongvan.example/live' }
const support = { customerService: [chat], hosts: { customerService: ['chat.hongvan.example'] } }
const pong = success(merchant)
/** Longer than any timeout. */
const longerThanAnyTimeout = 3_600_000

type PingAnswer = Reply | readonly [Reply, after: number]
/** How the domains m1, m2, ... reply to a ping; all others never do. */
type PingAnswers = Readonly<Record<number, PingAnswer>>

interface NoticeOptions extends SiteOptions {
  readonly answers?: PingAnswers
  readonly platformDomains?: readonly string[]
  readonly message?: string
}

/** Starts a site whose platform reports that this domain is not available, and lists ten others. */
async function openNotice({
  answers = {},
  platformDomains = hosts(10),
  message,
  ...options
}: NoticeOptions = {}) {
  const running = await startSite({
    ...options,
    manifest: { domains: [currentDomain, ...hosts(12)], ...support, ...options.manifest },
    prepare(browser) {
      browser.http.answer('status', refusal({ code: 'domain_not_available', message }))
      browser.http.answer(
        'domainRoute',
        success({ domainList: platformDomains.map((domainName) => ({ domainName })) }),
      )
      browser.http.answer('ping', pong, longerThanAnyTimeout)
      for (const [number, answer] of Object.entries(answers)) {
        const [reply, delay] = 'length' in answer ? answer : [answer, 0]
        browser.http.answer(`https://${host(Number(number))}${pingPath}`, reply, delay)
      }
      options.prepare?.(browser)
    },
  })
  // The browser becomes idle, and the status is checked.
  await running.browser.clock.advance(1)
  return running
}

const pingedHosts = ({ http }: FakeBrowser): string[] =>
  http.requestsTo('ping').map(({ url }) => new URL(url).host)
const retry = () => get('button', new RegExp(`^${common.retry}`))
const isBusy = (): boolean => retry().getAttribute('aria-busy') === 'true'
const noticeText = (): string => pageText(get('dialog'))

describe('the domain notice', () => {
  it('shows the platform’s message and an explanation (I2.22, I8.21, E8.18)', async () => {
    await openNotice({ message: 'Domain is under inspection' })
    expect(get('dialog', 'Domain is under inspection')).toBeTruthy()
    expect(noticeText()).toContain(domains.text)
  })

  it('shows "Error" when the platform has no message (I8.21, E8.18)', async () => {
    await openNotice()
    expect(get('dialog', errors.error)).toBeTruthy()
  })

  it('truncates a long message, and shows all of it on demand (F045)', async () => {
    const message = 'Inspection '.repeat(40).trim()
    await openNotice({ message })
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
    ['Escape', () => pressKey('Escape')],
    ['Back', back],
  ])(
    'stays open after %s, with customer service and retry reachable (I2.22, E8.24, F014)',
    async (_, tryToClose) => {
      const { site } = await openNotice({ path: '/m/login' })
      await actAndSettle(() => site.go('/m/home'))
      await tryToClose()
      expect(get('dialog', errors.error)).toBeTruthy()
      expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull()
      for (const control of [retry(), get('link', common.contactUs)]) {
        control.focus()
        expect(document.activeElement).toBe(control)
      }
    },
  )
})

describe('the search for a reachable domain', () => {
  afterEach(() => vi.restoreAllMocks())

  it('pings ten domains with the merchant and a timestamp, without credentials or redirects (I4.48, I7.23, I9.03)', async () => {
    const { browser } = await openNotice({ platformDomains: hosts(12) })
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

  it('pings them in random order (I4.48)', async () => {
    const { browser } = await openNotice({ platformDomains: hosts(12) })
    expect(pingedHosts(browser)).not.toEqual(hosts(10))
  })

  it('takes the first that replies, and cancels the others (I4.48, I2.23)', async () => {
    const { browser } = await openNotice({ answers: { 3: [pong, 3000], 8: [pong, 1000], 9: [pong, 2000] } })
    expect(noticeText()).toContain(domains.looking)
    await browser.clock.advance(1000)
    expect(noticeText()).toContain(host(8))
    const cancelledPings = browser.http.requestsTo('ping').filter(({ url }) => !url.includes(host(8)))
    expect(cancelledPings.every(({ signal }) => signal?.aborted)).toBe(true)
    await browser.clock.advance(2000)
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(8)}/m/index.html`])
  })

  it.each<[string, Reply]>([
    ['another merchant', success('brasa')],
    ['the page of a captive portal', html()],
    ['an error', json({ success: true, value: merchant }, 503)],
    ['a refusal', refusal({ value: merchant })],
    ['nothing at all', failure('network')],
  ])('skips a domain that replies with %s (I7.23, F015)', async (_, badReply) => {
    const { browser } = await openNotice({
      answers: { 1: badReply, 2: badReply, 3: badReply, 4: [pong, 5000] },
    })
    await browser.clock.advance(5000)
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(4)}/m/index.html`])
  })

  it('pings only https hosts of the manifest’s domains, and not this one (F017)', async () => {
    const listed = [
      currentDomain,
      'http://m1.hongvan.example',
      '10.0.0.7',
      'javascript:alert(1)',
      'm.hongv\u0430n.example',
    ]
    const { browser } = await openNotice({ platformDomains: [...listed, 'collect.hongvan.example', host(2)] })
    expect(pingedHosts(browser)).toEqual([host(2)])
    const [warning = ''] = takeConsole()
    for (const name of [
      'http://m1.hongvan.example',
      '10.0.0.7',
      'javascript:alert(1)',
      'collect.hongvan.example',
    ])
      expect(warning).toContain(name)
  })

  it('ignores a domain that the manifest does not list, and reports it (I3.35, F017)', async () => {
    const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { browser } = await openNotice({
      manifest: { tracking: { faults: true } },
      platformDomains: ['evil.example', host(2)],
    })
    expect(pingedHosts(browser)).toEqual([host(2)])
    expect(consoleWarn.mock.calls.flat().join()).toContain('evil.example')
    await browser.clock.advance(times.idle)
    await actAndSettle(() => browser.page.setVisible(false))
    expect(JSON.stringify(browser.tracker.sent)).toContain('domainList')
  })

  it.each<[string, unknown]>([
    ['no list', {}],
    ['an empty list', { domainList: [] }],
    ['only unknown domains', { domainList: [{ domainName: 'evil.example' }] }],
  ])('pings the manifest’s domains when the platform has %s (I4.48, I2.23)', async (_, value) => {
    const { browser } = await openNotice({
      manifest: { domains: [currentDomain, host(1)] },
      answers: { 1: pong },
      prepare: ({ http }) => http.answer('domainRoute', success(value)),
    })
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(1)}/m/index.html`])
    for (const line of takeConsole()) expect(line).toContain('evil.example')
  })

  it('reads a list that is sent as an object (F003, I7.27, E7.37)', async () => {
    const { browser } = await openNotice({
      prepare: ({ http }) =>
        http.answer('domainRoute', success({ domainList: { a: { domainName: host(5) } } })),
    })
    expect(pingedHosts(browser)).toEqual([host(5)])
  })

  it('pings the manifest’s domains when the platform sends no list (I3.35)', async () => {
    const { browser } = await openNotice({
      manifest: { domains: [currentDomain, host(1)] },
      answers: { 1: pong },
      prepare: ({ http }) => http.answer('domainRoute', refusal({ code: 'domain_not_available' })),
    })
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(1)}/m/index.html`])
  })
})

describe('the retry', () => {
  it('visibly waits for the search when it is tapped early, and then redirects (I2.22, I2.23)', async () => {
    const { browser } = await openNotice({ answers: { 2: [pong, 4000] } })
    expect(isBusy()).toBe(false)
    await press('button', common.retry)
    expect(isBusy()).toBe(true)
    expect(browser.page.redirects).toEqual([])
    await browser.clock.advance(4000)
    expect(browser.page.redirects).toEqual([`https://${host(2)}/m/index.html`])
    expect(isBusy()).toBe(false)
  })

  it.each([
    ['those of the URL', { path: '/m/home?affiliateCode=A%261&r=50%25%F0%9F%8E%89' }],
    [
      'the stored ones',
      {
        stored: {
          registrationInfo: { affiliateCode: 'A&1', referralCode: '50%🎉', originalDomain: 'old.example' },
        },
      },
    ],
  ])('passes on affiliateCode and r, encoded once: %s (I2.03, I2.23, F018)', async (_, options) => {
    const { browser } = await openNotice({ ...options, answers: { 7: pong } })
    await press('button', common.retry)
    const address = `https://${host(7)}/m/index.html?affiliateCode=A%261&r=50%25%F0%9F%8E%89`
    expect(browser.page.redirects).toEqual([address])
  })

  it('stays here when ten domains do not reply, and shows that within 10 s (F015, I9.03)', async () => {
    const { browser } = await openNotice()
    await browser.clock.advance(times.domainRace - 1)
    expect(noticeText()).toContain(domains.looking)
    await browser.clock.advance(1)
    expect(noticeText()).toContain(domains.none)
    expect(browser.page.redirects).toEqual([])
    expect(get('link', common.contactUs).getAttribute('href')).toBe(chat.url)
    expect(browser.http.requestsTo('ping').every(({ signal }) => signal?.aborted)).toBe(true)
  })

  it('shows that within 10 s even if the platform does not send the list (F015)', async () => {
    const { browser } = await openNotice({
      prepare: ({ http }) => http.answer('domainRoute', success({ domainList: [] }), longerThanAnyTimeout),
    })
    await browser.clock.advance(times.domainRace)
    expect(noticeText()).toContain(domains.none)
    expect(pingedHosts(browser)).toHaveLength(10)
  })

  it('searches again, and redirects at once to a domain that replies now (F015)', async () => {
    const { browser } = await openNotice()
    await browser.clock.advance(times.domainRace)
    browser.http.answer(`https://${host(6)}${pingPath}`, pong)
    await press('button', common.retry)
    expect(browser.page.redirects).toEqual([`https://${host(6)}/m/index.html`])
  })

  it('loads this domain’s entry page when only this domain replies (I2.03, F015)', async () => {
    const { browser } = await openNotice()
    await browser.clock.advance(times.domainRace)
    browser.http.answer(origin + pingPath, pong)
    await press('button', common.retry)
    expect(isBusy()).toBe(true)
    await browser.clock.advance(times.domainRace)
    expect(browser.page.redirects).toEqual([`${origin}/m/index.html`])
  })

  it('can be tapped again when it takes long, and then searches again (F038, F039)', async () => {
    const { browser } = await openNotice()
    await press('button', common.retry)
    await browser.clock.advance(times.slowThreshold - 1)
    expect(isBusy()).toBe(true)
    await browser.clock.advance(1)
    expect(isBusy()).toBe(false)
    expect(noticeText()).toContain(domains.looking)
    await browser.clock.advance(1000)
    browser.http.answer(`https://${host(6)}${pingPath}`, pong, 1000)
    await press('button', common.retry)
    expect(isBusy()).toBe(true)
    await browser.clock.advance(1000)
    expect(browser.page.redirects).toEqual([`https://${host(6)}/m/index.html`])
  })

  it('pings this domain for at most 20 s if there is no other (I7.23, I9.02)', async () => {
    const { browser } = await openNotice({ platformDomains: [currentDomain] })
    expect(noticeText()).toContain(domains.none)
    expect(pingedHosts(browser)).toEqual([])
    await press('button', common.retry)
    expect(browser.http.requestsTo('ping')).toMatchObject([{ timeout: 20_000, credentials: 'omit' }])
    await browser.clock.advance(times.ping - 1)
    expect(noticeText()).toContain(domains.looking)
    await browser.clock.advance(1)
    expect(isBusy()).toBe(false)
    expect(noticeText()).toContain(domains.none)
    expect(browser.page.redirects).toEqual([])
  })
})

describe('customer service on the notice', () => {
  it('is not shown without an entry (I2.22)', async () => {
    await openNotice({ manifest: { customerService: [] } })
    expect(all('link')).toEqual([])
    expect(namesOf('button')).toEqual([common.retry])
  })
})
