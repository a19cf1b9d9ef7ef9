import { useEffect, useState } from 'react'
import type { Clock } from '../../browser/browser'
import type { Ms } from '../../tables/times'

/** True once `active` has been true for the delay: the wait is long enough to mention. */
export function useDelayedFlag(clock: Clock, active: boolean, delay: Ms): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    setElapsed(false)
    return active ? clock.after(delay, () => setElapsed(true)) : undefined
  }, [clock, active, delay])
  return active && elapsed
}
