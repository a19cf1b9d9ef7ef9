import { useEffect, useState } from 'react'
import type { Clock } from '../../browser/browser'
import { secondsLeft } from '../../rules/phone/resend'
import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'

/** Whole seconds left of a delay that started at `since` on the monotonic clock; updates by itself (F098). */
export function useSecondsLeft(clock: Clock, since: number | undefined, delay: Ms): number {
  const [, rerender] = useState(0)
  const remaining = since === undefined ? 0 : secondsLeft(since, delay, clock.monotonic())
  const counting = remaining > 0
  useEffect(
    () => (counting ? clock.every(times.tick, () => rerender(clock.monotonic())) : undefined),
    [clock, counting],
  )
  return remaining
}
