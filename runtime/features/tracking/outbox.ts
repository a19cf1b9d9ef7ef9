import type { Tracking } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { collectorBody, trimToQueueLimit } from '../../rules/tracking/events'
import { calls } from '../../tables/calls'

type Entry = Readonly<Record<string, unknown>>

export interface Outbox<E extends Entry> {
  add(entry: E): void
  /** Changes what still waits. */
  edit(change: (entry: E) => E): void
  drop(): void
}

/**
 * Collects what the platform shall learn, and sends it in one beacon when the browser is idle, or at once when the page
 * is hidden (I7.24, E7.22). Without a network it waits, at most 48 KiB of it (F053). What is
 * anonymous carries no cookie either.
 */
export function outbox<E extends Entry>(
  { data, browser }: Pick<Site, 'data' | 'browser'>,
  { anonymous }: { readonly anonymous: boolean },
): Outbox<E> {
  const address = data.manifest.platform?.endpoints?.collect ?? calls.collect.path
  let waiting: E[] = []
  let tracker: Tracking | undefined
  let planned = false

  function send(): void {
    planned = false
    if (!tracker || waiting.length === 0 || !browser.page.online) return
    const batch = waiting
    waiting = []
    tracker.beacon(address, collectorBody(data.code, batch), anonymous)
  }

  function plan(): void {
    if (planned || waiting.length === 0) return
    planned = true
    browser.clock.whenIdle(send)
  }

  browser.page.onVisible((visible) => visible || send())
  browser.page.onOnline((online) => online && plan())
  browser.tracking().then(
    (loaded) => {
      tracker = loaded
      plan()
    },
    () => undefined,
  )

  return {
    add(entry) {
      waiting = trimToQueueLimit([...waiting, entry])
      plan()
    },
    edit(change) {
      waiting = waiting.map(change)
    },
    drop() {
      waiting = []
    },
  }
}
