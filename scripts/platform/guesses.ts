import type { Refused } from './exchange'

/** Failures by what was tried, e.g. "login minhanh88". */
export type Guesses = Map<string, { readonly count: number; readonly until: number }>

const FAILURES_AT_MOST = 5
const LOCKED_FOR = 60_000

/** Guessing gets slow: after five failures nothing is tried for a minute, even if it were right. */
export function refuseWhenLocked(guesses: Guesses, what: string, now: number, refusal: Refused): void {
  const failures = guesses.get(what)
  if (!failures || failures.count < FAILURES_AT_MOST) return
  if (now < failures.until) throw refusal
  guesses.delete(what)
}

/** Counts a failure, and hands the refusal back to be thrown. */
export function failed(guesses: Guesses, what: string, now: number, refusal: Refused): Refused {
  const count = (guesses.get(what)?.count ?? 0) + 1
  guesses.set(what, { count, until: now + LOCKED_FOR })
  return refusal
}
