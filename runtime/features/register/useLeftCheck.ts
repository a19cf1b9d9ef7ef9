import { useRef, useState } from 'react'

/** What the platform said about a value. */
export interface Verdict {
  readonly good: boolean
  /** What is wrong with it. */
  readonly words?: string
}

export interface LeftCheck {
  /** Undefined while nothing was said. */
  of(value: string): Verdict | undefined
  /** The field is left with this value in it. */
  left(value: string): void
}

/**
 * Asks about a value when its field is left, and at most once for a value (D15). What cannot be asked is not held against
 * it: `ask` comes to undefined.
 */
export function useLeftCheck(ask: (value: string) => Promise<Verdict | undefined>): LeftCheck {
  const asked = useRef(new Set<string>())
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict | undefined>>(new Map())
  return {
    of: (value) => verdicts.get(value.trim()),
    left(raw) {
      const value = raw.trim()
      if (value === '' || asked.current.has(value)) return
      asked.current.add(value)
      void ask(value).then((verdict) => setVerdicts((all) => new Map(all).set(value, verdict)))
    },
  }
}
