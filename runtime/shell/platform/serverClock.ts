import type { Browser, HttpResponse } from '../../browser/browser'
import { times } from '../../tables/times'

/** How the platform's clock stands to the device's, which may be hours off (F057). */
export interface ServerClock {
  now(): number
  /** Learns from an answer. A date has whole seconds and was on its way: small differences are none. */
  learn(answer: HttpResponse): void
}

/** What was learnt counts for the tab's life, also for replies that are served from its cache. */
export function serverClock({ clock, storage }: Pick<Browser, 'clock' | 'storage'>): ServerClock {
  const known = storage.read('clockAhead')
  let ahead = typeof known === 'number' && Number.isFinite(known) ? known : 0
  return {
    now: () => clock.now() + ahead,
    learn({ date }) {
      if (date === undefined) return
      const difference = date - clock.now()
      if (Math.abs(difference - ahead) <= times.clockTolerance) return
      ahead = Math.abs(difference) <= times.clockTolerance ? 0 : difference
      storage.write('clockAhead', ahead)
    },
  }
}
