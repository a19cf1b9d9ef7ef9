import type { Tracking } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { collectorBody, trimToQueueLimit } from '../../rules/tracking/events'
import { calls } from '../../tables/calls'

type Entry = Readonly<Record<string, unknown>>

export interface Outbox<E extends Entry> {
  add(entry: E): void
  /** Changes the queued entries. */
  edit(change: (entry: E) => E): void
  drop(): void
}

/**
 * Queues entries and sends them in one beacon when the browser is idle, or at once when the page is hidden (I7.24, E7.22).
 * Without a network it keeps at most 48 KiB (F053). An anonymous beacon is sent without cookies.
 */
export function createOutbox<E extends Entry>(
  { data, browser }: Pick<Site, 'data' | 'browser'>,
  { anonymous }: { readonly anonymous: boolean },
): Outbox<E> {
  const address = data.manifest.platform?.endpoints?.collect ?? calls.collect.path
  let queue: E[] = []
  let tracker: Tracking | undefined
  let isScheduled = false

  function send(): void {
    isScheduled = false
    if (!tracker || queue.length === 0 || !browser.page.online) return
    const batch = queue
    queue = []
    tracker.beacon(address, collectorBody(data.code, batch), anonymous)
  }

  function schedule(): void {
    if (isScheduled || queue.length === 0) return
    isScheduled = true
    browser.clock.whenIdle(send)
  }

  browser.page.onVisible((visible) => visible || send())
  browser.page.onOnline((online) => online && schedule())
  browser.tracking().then(
    (loaded) => {
      tracker = loaded
      schedule()
    },
    () => undefined,
  )

  return {
    add(entry) {
      queue = trimToQueueLimit([...queue, entry])
      schedule()
    },
    edit(change) {
      queue = queue.map(change)
    },
    drop() {
      queue = []
    },
  }
}
