import { useTimeLeft } from '../../kit/timing/useTimeLeft'
import { useText } from '../../kit/useSite'

/** The time left until the end of maintenance. */
export function TimeLeft({ end }: { end: number }) {
  const t = useText()
  const left = useTimeLeft(end)
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
