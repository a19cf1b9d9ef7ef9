import { useEffect, useState } from 'react'
import type { Clock } from '../browser/browser'
import type { Ms } from '../tables/times'

/** True once `on` has lasted for the delay: a wait that is worth a word. */
export function useHeld(clock: Clock, on: boolean, delay: Ms): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    setHeld(false)
    return on ? clock.after(delay, () => setHeld(true)) : undefined
  }, [clock, on, delay])
  return on && held
}
