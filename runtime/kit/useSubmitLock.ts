import { useMemo } from 'react'
import type { Clock } from '../browser/browser'
import type { Ms } from '../tables/times'

/** A lock that is released some time after its holder gives it up. */
export interface SubmitLock {
  /** Returns whether the lock was acquired; the holder must call `release`. */
  acquire(): boolean
  release(): void
}

/**
 * Prevents double submission by Enter, tap and autofill; `releaseDelay` is how long it stays locked after the release
 * (I4.17, F062).
 */
export function useSubmitLock(clock: Clock, releaseDelay: Ms): SubmitLock {
  return useMemo(() => createSubmitLock(clock, releaseDelay), [clock, releaseDelay])
}

function createSubmitLock(clock: Clock, releaseDelay: Ms): SubmitLock {
  let locked = false
  return {
    acquire() {
      if (locked) return false
      locked = true
      return true
    },
    release() {
      clock.after(releaseDelay, () => {
        locked = false
      })
    },
  }
}
