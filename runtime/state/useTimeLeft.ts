import { useEffect, useState } from 'react'
import { useSite } from '../contract/useSite'
import { countdown } from '../rules/countdown'
import { times } from '../tables/times'

/**
 * How long until then, as people read it, by the platform's clock (F057); undefined once it has come. It stands still while
 * the page is hidden.
 */
export function useTimeLeft(then: number): string | undefined {
  const { edge, platform } = useSite()
  const [now, setNow] = useState(platform.now)
  useEffect(
    () => edge.clock.every(times.tick, () => edge.page.visible && setNow(platform.now)),
    [edge, platform],
  )
  return countdown(then - now)
}
