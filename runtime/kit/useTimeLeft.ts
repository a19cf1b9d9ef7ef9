import { useEffect, useState } from 'react'
import { useSite } from '../contract/useSite'
import { formatCountdown } from '../rules/text/countdown'
import { times } from '../tables/times'

/**
 * A formatted countdown to `end` on the platform's clock (F057); undefined once it is over. It pauses while the page
 * is hidden.
 */
export function useTimeLeft(end: number): string | undefined {
  const { edge, platform } = useSite()
  const [now, setNow] = useState(platform.now)
  useEffect(
    () => edge.clock.every(times.tick, () => edge.page.visible && setNow(platform.now)),
    [edge, platform],
  )
  return formatCountdown(end - now)
}
