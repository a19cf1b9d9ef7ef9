import { useEffect, useState } from 'react'
import { useSite, useText } from '../../contract/useSite'
import { countdown } from '../../rules/countdown'
import { times } from '../../tables/times'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** How long until the next draw; it stands still while the page is hidden, and is gone once the draw has begun. */
export function NextDraw({ at }: { at: number }) {
  const { clock, page } = useSite().edge
  const t = useText()
  const [now, setNow] = useState(clock.now())
  useEffect(() => clock.every(times.tick, () => page.visible && setNow(clock.now())), [clock, page])
  const left = countdown(at - now)
  if (left === undefined) return null
  return (
    <span className="NextDraw" role="timer">
      <Icon name="clock" size="s" />
      <span aria-hidden="true">{left}</span>
      <VisuallyHidden>{t('lobby.nextDraw', { time: left })}</VisuallyHidden>
    </span>
  )
}
