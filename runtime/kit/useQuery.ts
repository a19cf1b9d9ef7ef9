import { useAtomValue } from 'jotai/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createBackOff } from '../browser/network/backOff'
import { causeOf } from '../rules/network/failureCause'
import { pendingQuery, type QueryState } from '../rules/network/query'
import { reconnectCountAtom } from '../state/page'
import { sessionAtom } from '../state/session'
import { useSite } from './useSite'

/**
 * Runs a query when `key` changes, on demand, and after a failure when the connection returns or a growing delay has passed:
 * a platform that is back gives no sign (F036). Late results of older runs are dropped (F048); the previous value stays until
 * a new one arrives. `copy`: a value from an earlier visit to begin with.
 */
export function useQuery<T>(
  key: string,
  query: (isRetry: boolean) => Promise<T>,
  copy?: T,
): QueryState<T> & { retry: () => void } {
  const [queryState, setQueryState] = useState<QueryState<T>>({ ...pendingQuery, value: copy })
  const latestRun = useRef(0)
  const latestQuery = useRef(query)
  latestQuery.current = query
  const { browser } = useSite()
  const [backOff] = useState(() => createBackOff(browser))

  const run = useCallback(
    (isRetry: boolean) => {
      backOff.cancel()
      latestRun.current += 1
      const runId = latestRun.current
      latestQuery.current(isRetry).then(
        (value) => {
          if (latestRun.current !== runId) return
          backOff.reset()
          setQueryState({ value, status: 'success' })
        },
        (error: unknown) => {
          if (latestRun.current !== runId) return
          setQueryState(({ value }) => ({ value, status: 'error', cause: causeOf(error) }))
          // The failure and its buttons stay on the page meanwhile.
          backOff.schedule(() => run(true))
        },
      )
    },
    [backOff],
  )

  /** Unlike an automatic retry, it shows that it is loading. */
  const restart = useCallback(
    (isRetry: boolean) => {
      setQueryState(({ value }) => ({ value, status: 'pending' }))
      run(isRetry)
    },
    [run],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useEffect(() => {
    backOff.reset()
    restart(false)
    return () => {
      backOff.cancel()
      latestRun.current += 1
    }
  }, [key, restart])

  const reconnectCount = useAtomValue(reconnectCountAtom)
  const failed = queryState.status === 'error'
  // Retries when the connection returns, not after another failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (failed) restart(true)
  }, [reconnectCount, restart])

  return { ...queryState, retry: () => restart(true) }
}

/**
 * A query whose reply may be another one for each member. It begins anew when somebody logs in or out (D21): what visitors see
 * stays until the member's own is there, and what a member sees is for nobody else.
 */
export function useMemberQuery<T>(
  key: string,
  query: (isRetry: boolean) => Promise<T>,
  copy?: T,
): ReturnType<typeof useQuery<T>> {
  // By the token: the id of a session may become known later, and changes nothing.
  const token = useAtomValue(sessionAtom)?.token
  const { value: found, ...state } = useQuery(
    `${key} ${token}`,
    (isRetry) => query(isRetry).then((value) => ({ token, value })),
    copy === undefined ? undefined : { token, value: copy },
  )
  if (found?.token === undefined || found.token === token) return { ...state, value: found?.value }
  return { ...state, value: undefined, status: state.status === 'error' ? 'error' : 'pending' }
}
