import { useEffect, useState } from 'react'
import type { Stop } from '../../browser/browser'

/** True once `when` has called back, such as `clock.whenIdle` or `line.whenFree`: time to load what could wait. */
export function useOnce(when: (run: () => void) => Stop): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => when(() => setDue(true)), [when])
  return isDue
}
