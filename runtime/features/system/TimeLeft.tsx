import { useEffect, useState } from 'react'
import { useSite, useText } from '../../contract/useSite'
import { countdown } from '../../rules/countdown'
import { times } from '../../tables/times'

/** How long maintenance still takes, by the platform's clock (F057); it stands still while the page is hidden. */
export function TimeLeft({ end }: { end: number }) {
  const { edge, platform } = useSite()
  const t = useText()
  const [now, setNow] = useState(platform.now)
  useEffect(
    () => edge.clock.every(times.tick, () => edge.page.visible && setNow(platform.now)),
    [edge, platform],
  )
  const left = countdown(end - now)
  if (left === undefined) return <p className="TimeLeft-over">{t('system.longer')}</p>
  return (
    <p className="TimeLeft" role="timer" aria-live="off">
      <span className="TimeLeft-label">{t('system.timeLeft')}</span>{' '}
      <bdi className="TimeLeft-digits" dir="ltr">
        {left}
      </bdi>
    </p>
  )
}
