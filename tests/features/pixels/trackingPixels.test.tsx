// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { type PixelVendor, pixelVendors } from '../../../runtime/tables/pixelVendors'
import { vendorEvents } from '../../../runtime/tables/tracking'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { testStartTime } from '../../support/fakes/fakeClock'
import { takeConsole } from '../../support/quietConsole'
import { get } from '../../support/screen'
import { actAndSettle, type RunningSite, startSite } from '../../support/site'

type Pixels = NonNullable<Manifest['pixels']>

const ids = { facebook: '11', tiktok: 'TT', gtag: 'G-1', gtm: 'GTM-1', kwai: '99' } as const
const scriptUrls: Record<PixelVendor, string> = {
  facebook: 'https://connect.facebook.net/en_US/fbevents.js?v=2.7',
  tiktok: 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=TT&lib=ttq',
  gtag: 'https://www.googletagmanager.com/gtag/js?id=G-1',
  gtm: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  kwai: 'https://s1.kwai.net/kos/s101/nlav11187/pixel/events.js?sdkid=99&lib=kwaiq',
}

const becomeIdle = ({ browser }: RunningSite) => browser.clock.advance(10)

async function startWithPixels(
  pixels: Pixels,
  prepare?: (browser: FakeBrowser) => void,
  manifest: Partial<Manifest> = {},
) {
  const running = await startSite({
    session: {},
    manifest: { ...manifest, pixels },
    ...(prepare ? { prepare } : {}),
  })
  await becomeIdle(running)
  return running
}

/** Tracks a purchase, and returns the id of its event. */
async function trackPurchase(running: RunningSite): Promise<string> {
  const tracking = await running.site.service('tracking')
  tracking?.trackEvent('purchase', { value: 5, currency: 'USD' })
  await becomeIdle(running)
  return String(running.browser.tracker.events('purchase')[0]?.eventId)
}

const readGlobalList = (running: RunningSite, name: string): unknown[] =>
  running.browser.tracker.globals[name] as unknown[]

describe('a pixel', () => {
  it.each(pixelVendors)(
    'of %s is loaded when the manifest has its id, and no other is (E3.50)',
    async (vendor) => {
      const { browser } = await startWithPixels({ [vendor]: ids[vendor] })
      expect(browser.tracker.scripts).toEqual([scriptUrls[vendor]])
    },
  )

  it('is not loaded without an id', async () => {
    const { browser } = await startWithPixels({ facebookVersion: 'v25.0' })
    expect([browser.tracker.scripts, Object.keys(browser.tracker.globals)]).toEqual([[], []])
  })

  it('waits until the browser is idle', async () => {
    const running = await startSite({ manifest: { pixels: ids } })
    expect(running.browser.tracker.scripts).toEqual([])
    await becomeIdle(running)
    expect(running.browser.tracker.scripts).toHaveLength(pixelVendors.length)
  })

  it.each([
    [undefined, '2.7'],
    ['v25.0', '25.0'],
  ])('of Facebook loads the SDK version of the manifest: %s (I9.21)', async (version, requested) => {
    const { browser } = await startWithPixels({
      facebook: '11',
      ...(version ? { facebookVersion: version } : {}),
    })
    expect(new URL(browser.tracker.scripts[0] ?? '').searchParams.get('v')).toBe(requested)
  })

  it('that throws or fails to load affects nothing else', async () => {
    const running = await startWithPixels(ids, ({ tracker }) => {
      tracker.onScript = (url) => {
        if (url.includes('tiktok')) throw new TypeError('refused by the policy')
        return Promise.reject(new Error('blocked'))
      }
      tracker.globals.fbq = () => {
        throw new Error('somebody else is fbq')
      }
    })
    const eventId = await trackPurchase(running)
    expect(readGlobalList(running, 'dataLayer').some((item) => JSON.stringify(item).includes(eventId))).toBe(
      true,
    )
    expect(get('main')).toBeTruthy()
    expect(takeConsole()).toEqual([
      'A pixel failed Error: somebody else is fbq',
      'A pixel failed TypeError: refused by the policy',
    ])
  })

  it('gets no data about the member', async () => {
    const running = await startWithPixels(ids)
    await trackPurchase(running)
    const { fbq, dataLayer, ttq, kwaiq } = running.browser.tracker.globals as Record<string, object>
    const sentData = JSON.stringify([
      (fbq as { queue?: unknown }).queue,
      dataLayer,
      ttq,
      kwaiq,
      readInstances(ttq),
      readInstances(kwaiq),
    ])
    expect(sentData).not.toMatch(/minhanh88|token-7|customer/)
  })
})

const readInstances = (library: unknown): unknown => (library as { _i: unknown })._i

describe('an event is sent with the id that the collector got (E3.49, E3.50)', () => {
  it('to Facebook', async () => {
    const running = await startWithPixels({ facebook: '11' })
    const eventId = await trackPurchase(running)
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
  ] as const)('to %s', async (vendor, name, id, eventName) => {
    const running = await startWithPixels({ [vendor]: ids[vendor] })
    const eventId = await trackPurchase(running)
    const library = running.browser.tracker.globals[name] as unknown[] & { _i: Record<string, unknown[]> }
    expect([...library]).toEqual([['page']])
    expect([...(library._i[id] ?? [])]).toEqual([
      ['track', eventName, { value: 5, currency: 'USD' }, { event_id: eventId }],
    ])
  })

  it('to the Google tag', async () => {
    const running = await startWithPixels({ gtag: 'G-1' })
    const eventId = await trackPurchase(running)
    const [pageView] = running.browser.tracker.events('pageView')
    const calls = readGlobalList(running, 'dataLayer')
    // The script recognizes its calls by this type.
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
    const running = await startWithPixels({ gtm: 'GTM-1' })
    const eventId = await trackPurchase(running)
    expect(readGlobalList(running, 'dataLayer')).toMatchObject([
      { event: 'gtm.js' },
      { event: 'page_view' },
      { event: 'purchase', value: 5, currency: 'USD', event_id: eventId },
    ])
  })

  it("to the merchant's own scripts", async () => {
    const running = await startWithPixels({ scripts: ['https://tags.hongvan.example/visit.js'] })
    const eventId = await trackPurchase(running)
    expect(running.browser.tracker.scripts).toEqual(['https://tags.hongvan.example/visit.js'])
    expect(readGlobalList(running, 'siteEvents')).toMatchObject([
      { event: 'pageView' },
      { event: 'purchase', eventId, value: 5, currency: 'USD' },
    ])
  })

  it('only to vendors that have a name for it', async () => {
    const running = await startWithPixels(ids)
    ;(await running.site.service('tracking'))?.trackEvent('loginSuccess')
    await becomeIdle(running)
    expect(vendorEvents.facebook).not.toHaveProperty('loginSuccess')
    const { queue } = running.browser.tracker.globals.fbq as { queue: unknown[][] }
    expect(queue.filter(([method]) => method === 'track')).toHaveLength(1)
    expect(readGlobalList(running, 'dataLayer').some((item) => JSON.stringify(item).includes('login'))).toBe(
      true,
    )
  })

  it('even if no events are collected', async () => {
    const running = await startWithPixels({ gtm: 'GTM-1' }, undefined, { tracking: { events: false } })
    expect(readGlobalList(running, 'dataLayer')).toMatchObject([{ event: 'gtm.js' }, { event: 'page_view' }])
    expect(running.browser.tracker.sent).toEqual([])
  })
})

it('a script that has loaded gets the events directly', async () => {
  const running = await startWithPixels({ facebook: '11' })
  const directCalls: unknown[][] = []
  Object.assign(running.browser.tracker.globals.fbq as object, {
    callMethod: (...parts: unknown[]) => directCalls.push(parts),
  })
  await trackPurchase(running)
  expect(directCalls).toMatchObject([['track', 'Purchase', { value: 5 }, {}]])
})

it('no pixel is loaded before the visitor agrees, or after the visitor declines', async () => {
  const manifest = { pixels: ids, compliance: { consent: true } }
  const running = await startSite({ manifest })
  await becomeIdle(running)
  expect([running.browser.tracker.scripts, running.browser.tracker.globals]).toEqual([[], {}])
  await actAndSettle(() => get('button', 'Decline').click())
  await running.browser.clock.advance(60_000)
  expect([running.browser.tracker.scripts, running.browser.tracker.globals]).toEqual([[], {}])
})
