/** The state of a query. The last value stays while the next one is fetched, and when that fails. */
export interface QueryState<T> {
  readonly value: T | undefined
  readonly status: 'pending' | 'success' | 'error'
}

export const pendingQuery: QueryState<never> = { value: undefined, status: 'pending' }
