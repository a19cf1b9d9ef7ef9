import type { Clock } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { Failure, rateLimitWait } from '../../rules/network/failure'
import { rateLimitsAtom, silentFailuresAtom } from '../../state/rateLimits'
import type { CallName } from '../../tables/calls'

export interface RateLimiter {
  /** Throws when the call must wait, as the platform would refuse it. */
  check(call: CallName): void
  /** Remembers the wait that a failure asks for, and a failure that is not shown. */
  note(call: CallName, failure: Failure): void
}

/** Holds back calls that the platform has refused because there were too many (I8.03). */
export const createRateLimiter = (store: Site['store'], clock: Clock): RateLimiter => ({
  check(call) {
    store.set(silentFailuresAtom, (failed) => failed.filter((one) => one !== call))
    const limit = store.get(rateLimitsAtom)[call]
    if (limit && clock.monotonic() < limit.since + limit.wait)
      throw new Failure('refused', { call, code: 'TOO_MANY_REQUEST', unsent: true })
  },
  note(call, failure) {
    if (failure.detail.status === 502) store.set(silentFailuresAtom, (failed) => [...failed, call])
    const wait = failure.detail.unsent ? undefined : rateLimitWait(failure)
    if (wait === undefined) return
    store.set(rateLimitsAtom, (limits) => ({ ...limits, [call]: { since: clock.monotonic(), wait } }))
  },
})
