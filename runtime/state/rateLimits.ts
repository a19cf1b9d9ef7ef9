import { atom } from 'jotai/vanilla'
import type { CallName } from '../tables/calls'
import type { Ms } from '../tables/times'

/** A call that the platform does not accept for a while. */
export interface RateLimit {
  /** On the monotonic clock. */
  readonly since: number
  readonly wait: Ms
}

/** The calls that are not sent before their wait is over, because there were too many (I8.03). */
export const rateLimitsAtom = atom<Readonly<Partial<Record<CallName, RateLimit>>>>({})

/** The calls whose last answer was a 502, of which no alert tells (I8.04): their buttons say it (F039). */
export const silentFailuresAtom = atom<readonly CallName[]>([])
