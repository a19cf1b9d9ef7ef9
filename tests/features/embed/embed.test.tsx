// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { announcedDepositsAtom, cardCountAtom } from '../../../runtime/state/download'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { twoTabs } from '../../support/fakes/fakeBrowser'
import type { FakeReply } from '../../support/fakes/fakeHttp'
import { failure, success } from '../../support/fakes/replies'
import { holdFrames, leadToSite, loadFrame } from '../../support/heldFrames'
import { find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  memberSession,
  press,
  type SiteOptions,
  startSite,
  stopSites,
} from '../../support/site'

holdFrames()

const { member, embed, common, language } = english

const cashier = 'https://cashier.example'
const routes = {
  '/m/home': { page: 'lobby' },
  '/m/login': { page: 'login', guard: 'visitor', otherwise: '/m/home' },
  '/m/member/home': { page: 'memberHome', guard: 'member', otherwise: '/m/login' },
  '/m/voucherCenter': { page: 'embed', url: `${cashier}/deposit`, handoff: 'session' },
  '/m/withdraw': { page: 'embed', url: `${cashier}/withdraw`, handoff: 'session' },
  '/m/securityCenter/addBankCard': { page: 'embed', url: `${cashier}/card`, handoff: 'session' },
  '/m/securityCenter/addBankCardPix': { page: 'embed', url: `${cashier}/pix`, handoff: 'session' },
  '/m/mall/mallHome': { page: 'embed', url: `${cashier}/points` },
  '/m/wheel': {
    page: 'embed',
    guard: true,
    url: `${cashier}/wheel`,
    title: { EN: 'Wheel of luck', CN: '幸运转盘' },
  },
  '/m/elsewhere': { page: 'embed', url: 'https://evil.example/deposit', handoff: 'session' },
} as const
const manifest = {
  routes,
  hosts: { frame: ['cashier.example'] },
  handoff: { trustedHosts: ['cashier.example'] },
}

const open = (path = '/m/voucherCenter', options: SiteOptions = {}) =>
  startSite({
    path,
    session: {},
    ...options,
    manifest,
    prepare(browser) {
      browser.http.answer('balance', success({ balance: '100.00', currency: 'USD' }))
      options.prepare?.(browser)
    },
  })

const frame = (): HTMLIFrameElement => {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('There is no frame')
  return found
}

/** The page in the frame: what the site has sent it, and how it answers. */
function pageInFrame() {
  const received: { message: unknown; origin: string }[] = []
  const contentWindow = Object.assign(new EventTarget(), {
    postMessage: (message: unknown, origin: string) => received.push({ message, origin }),
  })
  Object.defineProperty(frame(), 'contentWindow', { value: contentWindow, configurable: true })
  const sendNow = (data: unknown, init: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: cashier, source: contentWindow as never, ...init }),
    )
  const say = (...message: Parameters<typeof sendNow>) => actAndSettle(() => sendNow(...message))
  return { received, say, sendNow, contentWindow }
}

const isShown = () => frame().hasAttribute('data-shown')
const siteMessage = { type: 'site', merchantCode: 'hongvan', language: 'EN', tag: 'en', direction: 'ltr' }

describe('a page of the merchant’s own', () => {
  it.each([
    ['/m/voucherCenter', 'deposit', member.deposit],
    ['/m/withdraw', 'withdraw', member.withdraw],
    ['/m/securityCenter/addBankCard', 'card', member.bankCard],
    ['/m/securityCenter/addBankCardPix', 'pix', member.pixKey],
    ['/m/mall/mallHome', 'points', member.pointMarket],
    ['/m/wheel', 'wheel', 'Wheel of luck'],
  ])(
    'on %s is loaded in a sandboxed frame below a bar with a way back (E2.08, E2.09, E2.10, E2.11)',
    async (path, file, title) => {
      await open(path)
      expect(frame().src).toBe(`${cashier}/${file}`)
      expect(frame().title).toBe(title)
      expect(frame().getAttribute('sandbox')).not.toMatch(/top-navigation|modals/)
      expect(find('heading', title)).toBeDefined()
      expect(find('link', common.back)).toBeDefined()
      expect(pageText()).toContain(embed.loading)
    },
  )

  it('is for members: a visitor logs in first', async () => {
    window.happyDOM.setURL('https://www.hongvan.example/m/voucherCenter')
    await startSite({ path: '/m/voucherCenter', manifest })
    expect(location.pathname).toBe('/m/login')
  })

  it('gets the session in a message to its origin alone when it is ready, and never in the URL', async () => {
    await open()
    const { received, say } = pageInFrame()
    expect(received).toEqual([])
    expect(isShown()).toBe(false)
    await say({ type: 'ready' })
    expect(received).toEqual([
      { message: { ...siteMessage, session: { token: 'token-7', userName: 'minhanh88' } }, origin: cashier },
    ])
    expect(isShown()).toBe(true)
    expect(pageText()).not.toContain(embed.loading)
    expect(frame().src).not.toContain('token')
  })

  it('does not get the session where the manifest does not hand it over', async () => {
    await open('/m/mall/mallHome')
    const { received, say } = pageInFrame()
    await say({ type: 'ready' })
    expect(received).toEqual([{ message: siteMessage, origin: cashier }])
  })

  it.each<[string, (own: EventTarget) => Partial<MessageEventInit>]>([
    ['another origin', () => ({ origin: 'https://evil.example' })],
    ['an opaque origin', () => ({ origin: 'null' })],
    ['the site’s own origin', () => ({ origin: 'https://www.hongvan.example' })],
    ['another window of its origin', () => ({ source: window })],
    ['nobody', () => ({ source: null })],
  ])('is not what a message comes from that names %s', async (_, init) => {
    const { browser, site } = await open()
    const { received, say, contentWindow } = pageInFrame()
    await say({ type: 'ready' }, init(contentWindow))
    await say({ type: 'deposit' }, init(contentWindow))
    await say({ type: 'close' }, init(contentWindow))
    expect(received).toEqual([])
    expect(site.store.get(announcedDepositsAtom)).toBe(0)
    expect(browser.http.requestsTo('balance')).toHaveLength(1)
    expect(location.pathname).toBe('/m/voucherCenter')
  })

  it.each([
    ['/m/member/home?from=cashier', '/m/member/home?from=cashier'],
    ['/m/nowhere', '/m/home'],
    ['/m/home', '/m/home'],
    ['/m/voucherCenter', '/m/home'],
  ])(
    'is left when its own link leads its frame to %s: the site is not shown within itself (E2.68)',
    async (path, shown) => {
      await open()
      leadToSite(frame(), path)
      await actAndSettle(() => loadFrame(frame()))
      expect([location.pathname + location.search, document.querySelector('iframe')]).toEqual([shown, null])
    },
  )

  it('begins again when it was ready, and a payment elsewhere leads its frame back to its own address', async () => {
    await open()
    const first = frame()
    await pageInFrame().say({ type: 'ready' })
    leadToSite(first, '/m/voucherCenter?paid=1')
    await actAndSettle(() => loadFrame(first))
    expect([location.pathname, frame().src, frame() === first]).toEqual([
      '/m/voucherCenter',
      `${cashier}/deposit`,
      false,
    ])
    const { say } = pageInFrame()
    await say({ type: 'ready' })
    await say({ type: 'close' })
    expect(location.pathname).toBe('/m/home')
  })

  it('announces a deposit: the balance is loaded at once and 2.5 s later, and the counts know (E4.32, E9.14)', async () => {
    const { browser, site } = await open()
    const { say } = pageInFrame()
    await say({ type: 'ready' })
    await say({ type: 'deposit' })
    expect(site.store.get(announcedDepositsAtom)).toBe(1)
    expect(browser.http.requestsTo('balance')).toHaveLength(2)
    await browser.clock.advance(times.countsAfterDeposit)
    expect(browser.http.requestsTo('balance')).toHaveLength(3)
  })

  describe('with a payment', () => {
    const payment = { type: 'deposit', id: 'tx-118', amount: '100.50', currency: 'USD' }
    const counts = (totalDepositSuccessCount: unknown) =>
      success({ totalDepositSuccessCount, totalWithdrawSuccessCount: 0 })

    async function pay(messages: readonly object[], options: SiteOptions = {}) {
      const running = await open('/m/voucherCenter', options)
      const { say } = pageInFrame()
      await say({ type: 'ready' })
      for (const message of messages) await say(message)
      await running.browser.clock.advance(times.idle)
      await actAndSettle(() => running.browser.page.setVisible(false))
      return running
    }

    it.each<[string, FakeReply, string]>([
      ['the first one, which the count does not have yet', counts(0), 'firstDeposit'],
      ['the first one, which the count has', counts(1), 'firstDeposit'],
      ['a later one', counts(2), 'deposit'],
      ['one that nobody has counted', failure('network'), 'deposit'],
    ])('is a purchase: %s (E3.49)', async (_, reply, method) => {
      const { browser } = await pay([payment], { prepare: ({ http }) => http.answer('successCounts', reply) })
      expect(browser.tracker.events('purchase')).toEqual([
        {
          event: 'purchase',
          eventId: 'tx-118',
          time: expect.any(Number),
          path: '/m/voucherCenter',
          method,
          customerId: '7',
          customerName: 'minhanh88',
          revenue: 100.5,
          amount: 100.5,
          value: 100.5,
          currency: 'USD',
        },
      ])
    })

    it('is one once for each id, also after a reload, and again after a day (E3.49)', async () => {
      const { browser } = await pay([payment, payment, { ...payment, id: 'tx-119' }])
      expect(browser.tracker.events('purchase').map(({ eventId }) => eventId)).toEqual(['tx-118', 'tx-119'])
      expect(JSON.stringify(browser.storage.read('payments'))).not.toMatch(/tx-11|minhanh/)
      await stopSites()
      const again = await pay([payment], { browser })
      expect(again.browser.tracker.events('purchase')).toHaveLength(2)
      await stopSites()
      await browser.clock.advance(times.dayLength)
      const nextDay = await pay([payment], { browser })
      expect(nextDay.browser.tracker.events('purchase')).toHaveLength(3)
    })

    it('is none when something of it is missing, but announces the deposit (E4.32)', async () => {
      const { browser, site } = await pay([{ ...payment, amount: 'a lot' }])
      expect(browser.tracker.events('purchase')).toEqual([])
      expect(site.store.get(announcedDepositsAtom)).toBe(1)
    })
  })

  it('that floods the site is heard a few times in a second for each kind, and its last word counts (D16)', async () => {
    const { browser, site } = await open()
    const { received, sendNow } = pageInFrame()
    const entries = history.length
    await actAndSettle(() => {
      for (const type of ['ready', 'deposit', 'height'])
        for (let count = 0; count < 5000; count += 1) sendNow({ type, height: 500 + (count % 300) })
    })
    const heard = () => [received.length, site.store.get(announcedDepositsAtom), frame().style.blockSize]
    expect(heard()).toEqual([3, 3, '502px'])
    await browser.clock.advance(times.frameMessage)
    expect(heard()).toEqual([4, 4, '699px'])
    await browser.clock.advance(times.minutes(1))
    expect([...heard(), history.length]).toEqual([4, 4, '699px', entries])
  })

  it('that announces a change again and again causes one request at a time', async () => {
    const { browser } = await open()
    const { say } = pageInFrame()
    browser.http.answer('balance', success({ balance: '150.00', currency: 'USD' }), 1000)
    for (let count = 0; count < 5; count += 1) await say({ type: 'balance' })
    expect(browser.http.requestsTo('balance')).toHaveLength(2)
    await browser.clock.advance(1000)
    expect(browser.http.requestsTo('balance')).toHaveLength(3)
  })

  it('announces a card, where their count is known', async () => {
    const { site } = await open('/m/securityCenter/addBankCard')
    const { say } = pageInFrame()
    await say({ type: 'cardBound' })
    expect(site.store.get(cardCountAtom)).toBeUndefined()
    site.store.set(cardCountAtom, 0)
    await say({ type: 'cardBound' })
    expect(site.store.get(cardCountAtom)).toBe(1)
  })

  it.each([
    ['/m/withdraw?x=1', '/m/withdraw?x=1'],
    ['/m/withdraw?token=stolen', '/m/withdraw'],
    ['/m/nowhere', '/m/home'],
    ['https://evil.example/m/withdraw', '/m/home'],
    ['//evil.example', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
  ])('leads to %s: the site goes to %s', async (path, target) => {
    await open()
    await pageInFrame().say({ type: 'navigate', path })
    expect(location.pathname + location.search).toBe(target)
  })

  it('that leads to another embedded page makes room for its frame', async () => {
    await open()
    const first = pageInFrame()
    await first.say({ type: 'ready' })
    await first.say({ type: 'navigate', path: '/m/withdraw' })
    expect(frame().src).toBe(`${cashier}/withdraw`)
    expect(isShown()).toBe(false)
    const second = pageInFrame()
    await first.say({ type: 'ready' })
    expect(isShown()).toBe(false)
    await second.say({ type: 'ready' })
    expect(isShown()).toBe(true)
  })

  it('closes: back to the lobby', async () => {
    await open()
    await pageInFrame().say({ type: 'close' })
    expect(location.pathname).toBe('/m/home')
  })

  it('tells its height', async () => {
    await open()
    const { say } = pageInFrame()
    await say({ type: 'height', height: 940 })
    expect(frame().style.blockSize).toBe('940px')
  })

  it('hears of another language, once it is ready', async () => {
    await open()
    const { received, say } = pageInFrame()
    await say({ type: 'ready' })
    await press('button', /Language/)
    await press('button', 'اردو')
    expect(received.at(-1)?.message).toMatchObject({ language: 'UR', tag: 'ur', direction: 'rtl' })
    expect(received).toHaveLength(2)
    expect(language.title).not.toBe('')
  })
})

describe('the session under an embedded page', () => {
  it('begins anew with a new frame when the same member gets another token', async () => {
    const { site } = await open()
    const first = pageInFrame()
    await first.say({ type: 'ready' })
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8' }))
    expect(first.received).toHaveLength(1)
    const second = pageInFrame()
    await second.say({ type: 'ready' })
    expect(second.received[0]?.message).toMatchObject({ session: { token: 'token-8' } })
  })

  it('of another member directly after gets a frame of its own (D21)', async () => {
    const { site } = await open()
    const first = pageInFrame()
    await first.say({ type: 'ready' })
    await actAndSettle(() =>
      site.session.begin({ ...memberSession, token: 'token-9', id: '9', userName: 'other' }),
    )
    expect(first.received).toHaveLength(1)
    const second = pageInFrame()
    expect(isShown()).toBe(false)
    await second.say({ type: 'ready' })
    expect(second.received[0]?.message).toMatchObject({ session: { token: 'token-9' } })
  })

  it('of a page that visitors may see too leaves a new frame behind when it ends (D21)', async () => {
    const { site } = await open('/m/wheel')
    const before = frame()
    await actAndSettle(() => site.session.end())
    expect(location.pathname).toBe('/m/wheel')
    expect(frame()).not.toBe(before)
    const during = frame()
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-9', id: '9' }))
    expect(frame()).not.toBe(during)
  })

  it('ends with the frame, also in another tab; a late message does nothing (F155)', async () => {
    const [first, second] = twoTabs()
    const { site } = await open('/m/voucherCenter', { browser: first })
    const { say } = pageInFrame()
    await say({ type: 'ready' })
    await actAndSettle(() => {
      second.storage.remove('session')
      site.session.end()
    })
    expect(document.querySelector('iframe')).toBeNull()
    const requests = first.http.requestsTo('balance').length
    await say({ type: 'deposit' })
    await first.clock.advance(times.countsAfterDeposit)
    expect(first.http.requestsTo('balance')).toHaveLength(requests)
    expect(site.store.get(announcedDepositsAtom)).toBe(0)
  })

  it('that ends after a deposit loads no balance any more', async () => {
    const { browser, site } = await open()
    const { say } = pageInFrame()
    await say({ type: 'deposit' })
    await actAndSettle(() => site.session.end())
    const requests = browser.http.requestsTo('balance').length
    await browser.clock.advance(times.countsAfterDeposit)
    expect(browser.http.requestsTo('balance')).toHaveLength(requests)
  })
})

describe('an embedded page that does not come', () => {
  it('is followed after ten seconds by other ways: again, in a tab, customer service', async () => {
    const { browser } = await open()
    await browser.clock.advance(times.embeddedPage)
    expect(pageText()).toContain(embed.failedTitle)
    expect(get('link', embed.openInTab).getAttribute('href')).toBe(`${cashier}/deposit`)
    expect(get('link', embed.openInTab).getAttribute('rel')).toContain('noopener')
    await press('button', common.contactUs)
    expect(namesOf('dialog')).toEqual([member.support])
  })

  it('is loaded again on a tap, with ten new seconds', async () => {
    const { browser } = await open()
    const before = frame()
    await browser.clock.advance(times.embeddedPage)
    await press('button', common.retry)
    expect(frame()).not.toBe(before)
    expect(pageText()).toContain(embed.loading)
    await browser.clock.advance(times.embeddedPage - 1)
    expect(pageText()).not.toContain(embed.failedTitle)
    await browser.clock.advance(1)
    expect(pageText()).toContain(embed.failedTitle)
  })

  it('is shown all the same when it is ready late', async () => {
    const { browser } = await open()
    await browser.clock.advance(times.embeddedPage)
    const { received, say } = pageInFrame()
    await say({ type: 'ready' })
    expect(isShown()).toBe(true)
    expect(pageText()).not.toContain(embed.failedTitle)
    expect(received).toHaveLength(1)
  })

  it('needs no word of being ready where it does not get the session: having loaded is enough', async () => {
    await open('/m/mall/mallHome')
    await actAndSettle(() => loadFrame(frame()))
    expect(isShown()).toBe(true)
  })

  it('is not shown by its load event where it gets the session: browsers fire it for their own error pages', async () => {
    await open()
    await actAndSettle(() => loadFrame(frame()))
    expect(isShown()).toBe(false)
  })

  it('on a host that the manifest does not list is not loaded at all (D16)', async () => {
    await open('/m/elsewhere')
    expect(document.querySelector('iframe')).toBeNull()
    expect(pageText()).toContain(embed.failedTitle)
    expect(find('link', embed.openInTab)).toBeUndefined()
  })
})

describe('the ways to the pages for money', () => {
  it('are a plus beside the balance, and rows in the member’s home', async () => {
    await open('/m/home')
    await press('link', member.deposit)
    expect(location.pathname).toBe('/m/voucherCenter')
    await open('/m/member/home')
    const links = namesOf('link')
    expect(links).toEqual(
      expect.arrayContaining([
        member.deposit,
        member.withdraw,
        member.bankCard,
        member.pixKey,
        member.pointMarket,
      ]),
    )
  })

  it('are not there where the merchant has no such pages', async () => {
    await startSite({ path: '/m/member/home', session: {} })
    for (const name of [member.deposit, member.withdraw, member.bankCard, member.pointMarket])
      expect(namesOf('link')).not.toContain(name)
  })
})
