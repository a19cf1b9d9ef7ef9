import { useAtomValue } from 'jotai/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asked, notAsked } from './member'
import { lineBackAtom } from './page'

/**
 * Asks when `key` changes, again on demand, and after a failure when the line is back. A late answer to an older question is dropped (F048); what was there
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

  const line = useAtomValue(lineBackAtom)
  const failed = asked.state === 'failed'
  // What failed is asked for again when the line is back, not when it fails once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (failed) run(true)
  }, [line, run])

  return { ...asked, retry: () => run(true) }
}
