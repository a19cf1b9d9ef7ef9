import type { RefusalError } from '../http/refusal'

/** Failed attempts by key, e.g. "login minhanh88". */
export type FailedAttempts = Map<string, { readonly count: number; readonly until: number }>

export interface FailedAttemptsState {
  /** Failed logins and second factors. */
  readonly failedAttempts: FailedAttempts
}

const maxFailures = 5
const lockDuration = 60_000

/** Slows guessing down: after five failures every attempt is refused for a minute, even a right one. */
export function assertNotLocked(
  attempts: FailedAttempts,
  key: string,
  now: number,
  error: RefusalError,
): void {
  const failures = attempts.get(key)
  if (!failures || failures.count < maxFailures) return
  if (now < failures.until) throw error
  attempts.delete(key)
}

/** Counts a failure and returns the error to throw. */
export function recordFailure(
  attempts: FailedAttempts,
  key: string,
  now: number,
  error: RefusalError,
): RefusalError {
  const count = (attempts.get(key)?.count ?? 0) + 1
  attempts.set(key, { count, until: now + lockDuration })
  return error
}
