import type { Edge, HttpAnswer } from '../../edge/edge'
import { times } from '../../tables/times'

/** How the platform's clock stands to the device's, which may be hours off (F057). */
export interface ServerClock {
  now(): number
  /** Learns from an answer. A date has whole seconds and was on its way: small differences are none. */
  learn(answer: HttpAnswer): void
}

/** What was learnt counts for the tab's life, also for replies that are served from its cache. */
export function serverClock({ clock, keep }: Pick<Edge, 'clock' | 'keep'>): ServerClock {
  const known = keep.read('clockAhead')
  let ahead = typeof known === 'number' && Number.isFinite(known) ? known : 0
  return {
    now: () => clock.now() + ahead,
    learn({ date }) {
      if (date === undefined) return
      const difference = date - clock.now()
      if (Math.abs(difference - ahead) <= times.clockSlack) return
      ahead = Math.abs(difference) <= times.clockSlack ? 0 : difference
      keep.write('clockAhead', ahead)
    },
  }
}
