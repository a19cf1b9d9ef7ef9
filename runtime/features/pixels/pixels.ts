import type { Tracking } from '../../browser/browser'
import type { Services } from '../../contract/services'
import type { Site } from '../../contract/site'
import { isTrackingAllowed } from '../../kit/consent'
import { untilIdle } from '../../kit/timing/untilIdle'
import { configuredPixels } from '../../rules/tracking/consent'
import type { TrackedEvent } from '../../rules/tracking/events'
import { pixelsLoadedAtom } from '../../state/consent'
import { type EventName, facebookSdkVersion, vendorEvents } from '../../tables/tracking'
import { facebook } from './facebook'
import { gtag, gtm } from './google'
import type { PixelEvent, Pixels } from './pixel'
import { kwai, tiktok } from './tiktokKwai'

const vendors: Pixels = { facebook, tiktok, gtag, gtm, kwai }

type Send = (event: TrackedEvent) => void

/** Errors of advertising scripts must not affect the page. */
function catchErrors(action: () => void): void {
  try {
    action()
  } catch (error) {
    console.warn('A pixel failed', error)
  }
}

const load = (tracker: Tracking, address: string): void =>
  catchErrors(() => void tracker.loadScript(address).catch(() => undefined))

/** Only amounts and the event id, nothing that identifies the member (D13). */
function toPixelEvent({ eventId, revenue, amount, value, currency }: TrackedEvent): PixelEvent {
  const money = Object.entries({ revenue, amount, value, currency })
  const values = Object.fromEntries(
    money.filter(([, entryValue]) => entryValue !== undefined),
  ) as PixelEvent['values']
  return { eventId, values }
}

/** Starts each vendor that has an id in the manifest, and the merchant's own scripts. */
function startPixels(site: Site, tracker: Tracking): Send[] {
  const { pixels = {} } = site.data.manifest
  const context = {
    globals: tracker.globals,
    now: site.browser.clock.now(),
    version: pixels.facebookVersion ?? facebookSdkVersion,
  }
  const senders: Send[] = []
  for (const vendor of configuredPixels(site.data.manifest))
    catchErrors(() => {
      const pixel = vendors[vendor]({ ...context, id: pixels[vendor] ?? '' })
      load(tracker, pixel.script)
      senders.push((event) => {
        const name = vendorEvents[vendor][event.event as EventName]
        if (name !== undefined) pixel.send(name, toPixelEvent(event))
      })
    })
  return [...senders, ...loadMerchantScripts(pixels.scripts ?? [], tracker)]
}

/** The merchant's own scripts read the events from the global `siteEvents`. */
function loadMerchantScripts(addresses: readonly string[], tracker: Tracking): Send[] {
  if (addresses.length === 0) return []
  tracker.globals.siteEvents ??= []
  const events = tracker.globals.siteEvents as { push(event: unknown): void }
  for (const address of addresses) load(tracker, address)
  return [(event) => events.push({ event: event.event, ...flatten(toPixelEvent(event)) })]
}

const flatten = ({ eventId, values }: PixelEvent) => ({ eventId, ...values })

/** Pixels are loaded with the first event, when the browser is idle (D13). */
export default function pixels(site: Site): Services['pixels'] {
  let started: Promise<Send[]> | undefined

  async function start(): Promise<Send[]> {
    await untilIdle(site.browser.clock)
    const tracker = await site.browser.tracking()
    if (isTrackingAllowed(site)) {
      const senders = startPixels(site, tracker)
      site.store.set(pixelsLoadedAtom, senders.length > 0)
      return senders
    }
    started = undefined
    return []
  }

  return (event) => {
    started ??= start()
    started.then(
      (senders) => {
        if (isTrackingAllowed(site)) for (const send of senders) catchErrors(() => send(event))
      },
      () => {
        started = undefined
      },
    )
  }
}
