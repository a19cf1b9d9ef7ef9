import { useRef } from 'react'

/** The last value that was there: what leaves keeps its look on the way out. */
export function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
