import { useEffect, useState } from 'react'
import { useSite, useText } from '../../contract/useSite'
import { countdown } from '../../rules/countdown'
import { times } from '../../tables/times'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** How long until the next draw; it stands still while the page is hidden, and is gone once the draw has begun. */
export function NextDraw({ at }: { at: number }) {
  const { edge, platform } = useSite()
  const t = useText()
  const [now, setNow] = useState(platform.now)
  useEffect(
    () => edge.clock.every(times.tick, () => edge.page.visible && setNow(platform.now)),
    [edge, platform],
  )
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
