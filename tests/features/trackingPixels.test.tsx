// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { type PixelVendor, pixelVendors } from '../../runtime/tables/pixelVendors'
import { vendorEvents } from '../../runtime/tables/tracking'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import { testStartTime } from '../support/fakes/fakeClock'
import { takeConsole } from '../support/quietConsole'
import { get } from '../support/screen'
import { actAndSettle, type RunningSite, startSite } from '../support/site'

type Pixels = NonNullable<Manifest['pixels']>

const ids = { facebook: '11', tiktok: 'TT', gtag: 'G-1', gtm: 'GTM-1', kwai: '99' } as const
const addresses: Record<PixelVendor, string> = {
  facebook: 'https://connect.facebook.net/en_US/fbevents.js?v=2.7',
  tiktok: 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=TT&lib=ttq',
  gtag: 'https://www.googletagmanager.com/gtag/js?id=G-1',
  gtm: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  kwai: 'https://s1.kwai.net/kos/s101/nlav11187/pixel/events.js?sdkid=99&lib=kwaiq',
}

const idle = ({ browser }: RunningSite) => browser.clock.advance(10)

async function withPixels(
  pixels: Pixels,
  prepare?: (browser: FakeBrowser) => void,
  manifest: Partial<Manifest> = {},
) {
  const running = await startSite({
    session: {},
    manifest: { ...manifest, pixels },
    ...(prepare ? { prepare } : {}),
  })
  await idle(running)
  return running
}

/** A member has paid; every event that pixels know of is told with it. */
async function purchase(running: RunningSite): Promise<string> {
  const tracking = await running.site.service('tracking')
  tracking?.trackEvent('purchase', { value: 5, currency: 'USD' })
  await idle(running)
  return String(running.browser.tracker.events('purchase')[0]?.eventId)
}

const list = (running: RunningSite, name: string): unknown[] =>
  running.browser.tracker.globals[name] as unknown[]

describe('a pixel', () => {
  it.each(pixelVendors)(
    'of %s is loaded when the manifest gives its id, and no other is (E3.50)',
    async (vendor) => {
      const { browser } = await withPixels({ [vendor]: ids[vendor] })
      expect(browser.tracker.scripts).toEqual([addresses[vendor]])
    },
  )

  it('is not there without an id', async () => {
    const { browser } = await withPixels({ facebookVersion: 'v25.0' })
    expect([browser.tracker.scripts, Object.keys(browser.tracker.globals)]).toEqual([[], []])
  })

  it('waits until the browser has nothing better to do', async () => {
    const running = await startSite({ manifest: { pixels: ids } })
    expect(running.browser.tracker.scripts).toEqual([])
    await idle(running)
    expect(running.browser.tracker.scripts).toHaveLength(pixelVendors.length)
  })

  it.each([
    [undefined, '2.7'],
    ['v25.0', '25.0'],
  ])(
    'of Facebook asks for the version of the SDK that the manifest says: %s (I9.21)',
    async (said, asked) => {
      const { browser } = await withPixels({ facebook: '11', ...(said ? { facebookVersion: said } : {}) })
      expect(new URL(browser.tracker.scripts[0] ?? '').searchParams.get('v')).toBe(asked)
    },
  )

  it('that throws or does not load disturbs nobody', async () => {
    const running = await withPixels(ids, ({ tracker }) => {
      tracker.onScript = (address) => {
        if (address.includes('tiktok')) throw new TypeError('refused by the policy')
        return Promise.reject(new Error('blocked'))
      }
      tracker.globals.fbq = () => {
        throw new Error('somebody else is fbq')
      }
    })
    const eventId = await purchase(running)
    expect(list(running, 'dataLayer').some((item) => JSON.stringify(item).includes(eventId))).toBe(true)
    expect(get('main')).toBeTruthy()
    expect(takeConsole()).toEqual([
      'A pixel failed Error: somebody else is fbq',
      'A pixel failed TypeError: refused by the policy',
    ])
  })

  it('learns nothing about who it was', async () => {
    const running = await withPixels(ids)
    await purchase(running)
    const { fbq, dataLayer, ttq, kwaiq } = running.browser.tracker.globals as Record<string, object>
    const told = JSON.stringify([
      (fbq as { queue?: unknown }).queue,
      dataLayer,
      ttq,
      kwaiq,
      instances(ttq),
      instances(kwaiq),
    ])
    expect(told).not.toMatch(/minhanh88|token-7|customer/)
  })
})

const instances = (library: unknown): unknown => (library as { _i: unknown })._i

describe('an event carries the id that the collector got (E3.49, E3.50)', () => {
  it('to Facebook', async () => {
    const running = await withPixels({ facebook: '11' })
    const eventId = await purchase(running)
    const { queue } = running.browser.tracker.globals.fbq as { queue: unknown[][] }
    const [pageView] = running.browser.tracker.events('pageView')
    expect(queue).toEqual([
      ['set', 'autoConfig', false, '11'],
      ['init', '11'],
      ['track', 'PageView', {}, { eventID: pageView?.eventId }],
      ['track', 'Purchase', { value: 5, currency: 'USD' }, { eventID: eventId }],
    ])
  })

  it.each([
    ['tiktok', 'ttq', 'TT', 'CompletePayment'],
    ['kwai', 'kwaiq', '99', 'purchase'],
  ] as const)('to %s', async (vendor, name, id, word) => {
    const running = await withPixels({ [vendor]: ids[vendor] })
    const eventId = await purchase(running)
    const library = running.browser.tracker.globals[name] as unknown[] & { _i: Record<string, unknown[]> }
    expect([...library]).toEqual([['page']])
    expect([...(library._i[id] ?? [])]).toEqual([
      ['track', word, { value: 5, currency: 'USD' }, { event_id: eventId }],
    ])
  })

  it('to the Google tag', async () => {
    const running = await withPixels({ gtag: 'G-1' })
    const eventId = await purchase(running)
    const [pageView] = running.browser.tracker.events('pageView')
    const calls = list(running, 'dataLayer')
    // The script tells its calls by this.
    expect(calls.map((call) => Object.prototype.toString.call(call))).toEqual(
      Array(4).fill('[object Arguments]'),
    )
    expect(calls.map((call) => [...(call as ArrayLike<unknown> & Iterable<unknown>)])).toEqual([
      ['js', new Date(testStartTime + 1)],
      ['config', 'G-1', { send_page_view: false }],
      ['event', 'page_view', { event_id: pageView?.eventId, send_to: 'G-1' }],
      ['event', 'purchase', { value: 5, currency: 'USD', event_id: eventId, send_to: 'G-1' }],
    ])
  })

  it('to the Tag Manager', async () => {
    const running = await withPixels({ gtm: 'GTM-1' })
    const eventId = await purchase(running)
    expect(list(running, 'dataLayer')).toMatchObject([
      { event: 'gtm.js' },
      { event: 'page_view' },
      { event: 'purchase', value: 5, currency: 'USD', event_id: eventId },
    ])
  })

  it("to the merchant's own scripts", async () => {
    const running = await withPixels({ scripts: ['https://tags.hongvan.example/visit.js'] })
    const eventId = await purchase(running)
    expect(running.browser.tracker.scripts).toEqual(['https://tags.hongvan.example/visit.js'])
    expect(list(running, 'siteEvents')).toMatchObject([
      { event: 'pageView' },
      { event: 'purchase', eventId, value: 5, currency: 'USD' },
    ])
  })

  it('only to vendors that have a name for it', async () => {
    const running = await withPixels(ids)
    ;(await running.site.service('tracking'))?.trackEvent('loginSuccess')
    await idle(running)
    expect(vendorEvents.facebook).not.toHaveProperty('loginSuccess')
    const { queue } = running.browser.tracker.globals.fbq as { queue: unknown[][] }
    expect(queue.filter(([method]) => method === 'track')).toHaveLength(1)
    expect(list(running, 'dataLayer').some((item) => JSON.stringify(item).includes('login'))).toBe(true)
  })

  it('also where nothing is collected', async () => {
    const running = await withPixels({ gtm: 'GTM-1' }, undefined, { tracking: { events: false } })
    expect(list(running, 'dataLayer')).toMatchObject([{ event: 'gtm.js' }, { event: 'page_view' }])
    expect(running.browser.tracker.sent).toEqual([])
  })
})

it('a script that has taken over gets the events itself', async () => {
  const running = await withPixels({ facebook: '11' })
  const taken: unknown[][] = []
  Object.assign(running.browser.tracker.globals.fbq as object, {
    callMethod: (...parts: unknown[]) => taken.push(parts),
  })
  await purchase(running)
  expect(taken).toMatchObject([['track', 'Purchase', { value: 5 }, {}]])
})

it('no pixel is loaded before the visitor agrees, nor after a no', async () => {
  const manifest = { pixels: ids, compliance: { consent: true } }
  const running = await startSite({ manifest })
  await idle(running)
  expect([running.browser.tracker.scripts, running.browser.tracker.globals]).toEqual([[], {}])
  await actAndSettle(() => get('button', 'Decline').click())
  await running.browser.clock.advance(60_000)
  expect([running.browser.tracker.scripts, running.browser.tracker.globals]).toEqual([[], {}])
})
