import { useEffect, useState } from 'react'
import { formatCountdown } from '../../rules/text/countdown'
import * as times from '../../tables/times'
import { useSite } from '../useSite'

/**
 * A formatted countdown to `end` on the platform's clock (F057); undefined once it is over. It pauses while the page
 * is hidden.
 */
export function useTimeLeft(end: number): string | undefined {
  const { browser, platform } = useSite()
  const [now, setNow] = useState(platform.now)
  useEffect(
    () => browser.clock.every(times.tick, () => browser.page.visible && setNow(platform.now)),
    [browser, platform],
  )
  return formatCountdown(end - now)
}
