import { useEffect, useState } from 'react'
import { useSite } from '../useSite'

/** True once the browser has been idle: time to load what could wait. */
export function useFirstIdle(): boolean {
  const { clock } = useSite().browser
  const [idle, setIdle] = useState(false)
  useEffect(() => clock.whenIdle(() => setIdle(true)), [clock])
  return idle
}
