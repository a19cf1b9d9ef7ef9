import { useEffect, useState } from 'react'
import { useSite, useText } from '../../contract/useSite'
import { countdown } from '../../rules/countdown'
import { times } from '../../tables/times'

/** How long until the next draw; it stands still while the page is hidden, and is gone once the draw has begun. */
export function NextDraw({ at }: { at: number }) {
  const { clock, page } = useSite().edge
  const t = useText()
  const [now, setNow] = useState(clock.now())
  useEffect(() => clock.every(times.tick, () => page.visible && setNow(clock.now())), [clock, page])
  const left = countdown(at - now)
  return left === undefined ? null : <bdi role="timer">{t('lobby.nextDraw', { time: left })}</bdi>
}
