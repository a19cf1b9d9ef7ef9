import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asked, notAsked } from './member'

/**
 * Asks when `key` changes, and again on demand. A late answer to an older question is dropped (F048); what was there
 * stays while a new answer is on its way.
 */
export function useAsked<T>(
  key: string,
  ask: (again: boolean) => Promise<T>,
): Asked<T> & { retry: () => void } {
  const [asked, setAsked] = useState<Asked<T>>(notAsked)
  const latest = useRef(0)
  const question = useRef(ask)
  question.current = ask

  const run = useCallback((again: boolean) => {
    latest.current += 1
    const turn = latest.current
    const settle = (next: (before: Asked<T>) => Asked<T>) => {
      if (latest.current === turn) setAsked(next)
    }
    setAsked(({ value }) => ({ value, state: 'waiting' }))
    question.current(again).then(
      (value) => settle(() => ({ value, state: 'there' })),
      () => settle(({ value }) => ({ value, state: 'failed' })),
    )
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question
  useEffect(() => {
    run(false)
    return () => {
      latest.current += 1
    }
  }, [key, run])

  return { ...asked, retry: () => run(true) }
}
