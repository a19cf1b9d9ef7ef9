import { useMemo } from 'react'
import type { Clock } from '../browser/browser'
import type { Ms } from '../tables/times'

/** Lets one through, and the next one some time after it has left. */
export interface Guard {
  /** Whether this one may pass; who passes calls `leave` in the end. */
  pass(): boolean
  leave(): void
}

/** Enter, a tap and autofill together are one submission; `release` is how long the door stays shut afterwards (I4.17, F062). */
export function useGuard(clock: Clock, release: Ms): Guard {
  return useMemo(() => makeDoor(clock, release), [clock, release])
}

function makeDoor(clock: Clock, release: Ms): Guard {
  let shut = false
  return {
    pass() {
      if (shut) return false
      shut = true
      return true
    },
    leave() {
      clock.after(release, () => {
        shut = false
      })
    },
  }
}
