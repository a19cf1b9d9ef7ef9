import type { FailureCause } from './failureCause'

/** The state of a query. The last value stays while the next one is fetched, and when that fails. */
export interface QueryState<T> {
  readonly value: T | undefined
  readonly status: 'pending' | 'success' | 'error'
  /** Why the last one failed, as far as it was not the connection. */
  readonly cause?: FailureCause | undefined
}

export const pendingQuery: QueryState<never> = { value: undefined, status: 'pending' }
