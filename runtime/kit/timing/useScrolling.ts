import { useEffect, useState } from 'react'
import type { Stop } from '../../browser/browser'
import * as times from '../../tables/times'
import { useSite } from '../useSite'

/** Whether the page is being scrolled; it is not, once it has rested for a moment. */
export function useScrolling(): boolean {
  const { page, clock } = useSite().browser
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    let stopWaiting: Stop | undefined
    const stopListening = page.onScroll(() => {
      stopWaiting?.()
      setScrolling(true)
      stopWaiting = clock.after(times.scrollRest, () => setScrolling(false))
    })
    return () => {
      stopListening()
      stopWaiting?.()
    }
  }, [page, clock])
  return isScrolling
}
