import type { Browser, HttpResponse } from '../../browser/browser'
import * as times from '../../tables/times'

/** The platform's time, estimated from its responses: the device's clock may be hours off (F057). */
export interface PlatformClock {
  now(): number
  /** Updates the offset. Small differences are ignored: a date has whole seconds and takes time to arrive. */
  update(response: HttpResponse): void
}

/** The offset is stored for the tab's session, as cached replies are. */
export function createPlatformClock({ clock, storage }: Pick<Browser, 'clock' | 'storage'>): PlatformClock {
  const stored = storage.read('clockAhead')
  let offset = typeof stored === 'number' && Number.isFinite(stored) ? stored : 0
  return {
    now: () => clock.now() + offset,
    update({ date }) {
      if (date === undefined) return
      const difference = date - clock.now()
      if (Math.abs(difference - offset) <= times.clockTolerance) return
      offset = Math.abs(difference) <= times.clockTolerance ? 0 : difference
      storage.write('clockAhead', offset)
    },
  }
}
