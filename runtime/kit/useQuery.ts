import { useAtomValue } from 'jotai/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pendingQuery, type QueryState } from '../rules/network/query'
import { reconnectCountAtom } from '../state/page'

/**
 * Runs a query when `key` changes, on demand, and after a failure when the connection returns. Late results of older
 * runs are dropped (F048); the previous value stays until a new one arrives.
 */
export function useQuery<T>(
  key: string,
  query: (isRetry: boolean) => Promise<T>,
): QueryState<T> & { retry: () => void } {
  const [queryState, setQueryState] = useState<QueryState<T>>(pendingQuery)
  const latestRun = useRef(0)
  const latestQuery = useRef(query)
  latestQuery.current = query

  const run = useCallback((isRetry: boolean) => {
    latestRun.current += 1
    const runId = latestRun.current
    const settle = (next: (previous: QueryState<T>) => QueryState<T>) => {
      if (latestRun.current === runId) setQueryState(next)
    }
    setQueryState(({ value }) => ({ value, status: 'pending' }))
    latestQuery.current(isRetry).then(
      (value) => settle(() => ({ value, status: 'success' })),
      () => settle(({ value }) => ({ value, status: 'error' })),
    )
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useEffect(() => {
    run(false)
    return () => {
      latestRun.current += 1
    }
  }, [key, run])

  const reconnectCount = useAtomValue(reconnectCountAtom)
  const failed = queryState.status === 'error'
  // Retries when the connection returns, not after another failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (failed) run(true)
  }, [reconnectCount, run])

  return { ...queryState, retry: () => run(true) }
}
