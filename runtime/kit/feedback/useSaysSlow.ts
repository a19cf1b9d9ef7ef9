import { useEffect } from 'react'
import { slowPlacesAtom } from '../../state/page'
import { useSite } from '../useSite'

/** While it is true, this part of the page says itself that the connection is slow, so the strip does not. */
export function useSaysSlow(slow: boolean): void {
  const { store } = useSite()
  useEffect(() => {
    if (!slow) return
    store.set(slowPlacesAtom, (count) => count + 1)
    return () => store.set(slowPlacesAtom, (count) => count - 1)
  }, [slow, store])
}
