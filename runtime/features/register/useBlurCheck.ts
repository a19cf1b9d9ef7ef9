import { useRef, useState } from 'react'

/** The platform's check of a value. */
export interface CheckResult {
  readonly valid: boolean
  /** Why it is invalid. */
  readonly message?: string
}

export interface BlurCheck {
  /** Undefined while there is no result. */
  resultFor(value: string): CheckResult | undefined
  /** Called when the field loses the focus with this value. */
  onBlur(value: string): void
}

/**
 * Checks a value on blur, and each value at most once (D130). A check that could not run resolves to undefined, and the value
 * counts as valid.
 */
export function useBlurCheck(check: (value: string) => Promise<CheckResult | undefined>): BlurCheck {
  const checkedValues = useRef(new Set<string>())
  const [results, setResults] = useState<ReadonlyMap<string, CheckResult | undefined>>(new Map())
  return {
    resultFor: (value) => results.get(value.trim()),
    onBlur(raw) {
      const value = raw.trim()
      if (value === '' || checkedValues.current.has(value)) return
      checkedValues.current.add(value)
      void check(value).then((result) => setResults((previous) => new Map(previous).set(value, result)))
    },
  }
}
