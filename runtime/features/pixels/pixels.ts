import type { Tracking } from '../../browser/browser'
import type { Services } from '../../contract/services'
import type { Site } from '../../contract/site'
import { isTrackingAllowed } from '../../kit/consent'
import { configuredPixels } from '../../rules/tracking/consent'
import type { TrackedEvent } from '../../rules/tracking/events'
import { pixelsLoadedAtom } from '../../state/consent'
import { type EventName, facebookSdkVersion, vendorEvents } from '../../tables/tracking'
import { kwai, tiktok } from './analytics'
import { facebook } from './facebook'
import { gtag, gtm } from './google'
import type { Pixels, Told } from './pixel'

const vendors: Pixels = { facebook, tiktok, gtag, gtm, kwai }

type Send = (event: TrackedEvent) => void

/** Nothing of an advertiser's reaches the page's own work. */
function alone(run: () => void): void {
  try {
    run()
  } catch (error) {
    console.warn('A pixel failed', error)
  }
}

const load = (tracker: Tracking, address: string): void =>
  alone(() => void tracker.loadScript(address).catch(() => undefined))

const idle = ({ clock }: Site['browser']): Promise<void> =>
  new Promise((resolve) => void clock.whenIdle(resolve))

/** What a vendor learns: the money, never who it was (D13). */
function toldOf({ eventId, revenue, amount, value, currency }: TrackedEvent): Told {
  const money = Object.entries({ revenue, amount, value, currency })
  const values = Object.fromEntries(money.filter(([, one]) => one !== undefined)) as Told['values']
  return { eventId, values }
}

/** Each vendor that the manifest gives an id for, and the manifest's own scripts. */
function startAll(site: Site, tracker: Tracking): Send[] {
  const { pixels = {} } = site.data.manifest
  const start = {
    globals: tracker.globals,
    now: site.browser.clock.now(),
    version: pixels.facebookVersion ?? facebookSdkVersion,
  }
  const sends: Send[] = []
  for (const vendor of configuredPixels(site.data.manifest))
    alone(() => {
      const pixel = vendors[vendor]({ ...start, id: pixels[vendor] ?? '' })
      load(tracker, pixel.script)
      sends.push((event) => {
        const name = vendorEvents[vendor][event.event as EventName]
        if (name !== undefined) pixel.send(name, toldOf(event))
      })
    })
  return [...sends, ...ownScripts(pixels.scripts ?? [], tracker)]
}

/** The merchant's own scripts find the events in a list, `siteEvents`. */
function ownScripts(addresses: readonly string[], tracker: Tracking): Send[] {
  if (addresses.length === 0) return []
  tracker.globals.siteEvents ??= []
  const events = tracker.globals.siteEvents as { push(event: unknown): void }
  for (const address of addresses) load(tracker, address)
  return [(event) => events.push({ event: event.event, ...flat(toldOf(event)) })]
}

const flat = ({ eventId, values }: Told) => ({ eventId, ...values })

/** The pixels come with the first event, after the first paint and when the browser is idle (D13). */
export default function pixels(site: Site): Services['pixels'] {
  let started: Promise<Send[]> | undefined

  async function start(): Promise<Send[]> {
    await idle(site.browser)
    const tracker = await site.browser.tracking()
    if (isTrackingAllowed(site)) {
      const sends = startAll(site, tracker)
      site.store.set(pixelsLoadedAtom, sends.length > 0)
      return sends
    }
    started = undefined
    return []
  }

  return (event) => {
    started ??= start()
    started.then(
      (sends) => {
        if (isTrackingAllowed(site)) for (const send of sends) alone(() => send(event))
      },
      () => {
        started = undefined
      },
    )
  }
}
