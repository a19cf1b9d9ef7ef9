import { useEffect, useState } from 'react'
import type { Clock } from '../browser/browser'
import { secondsLeft } from '../rules/resend'
import { type Ms, times } from '../tables/times'

/** Whole seconds that are left of a wait which began at `since` on the steady clock; it counts down by itself (F098). */
export function useSecondsLeft(clock: Clock, since: number | undefined, wait: Ms): number {
  const [, tick] = useState(0)
  const left = since === undefined ? 0 : secondsLeft(since, wait, clock.monotonic())
  const counting = left > 0
  useEffect(
    () => (counting ? clock.every(times.tick, () => tick(clock.monotonic())) : undefined),
    [clock, counting],
  )
  return left
}
