import { useText } from '../../kit/useSite'
import { useTimeLeft } from '../../kit/useTimeLeft'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** The time left until the next draw; renders nothing once the draw has begun. */
export function NextDraw({ at }: { at: number }) {
  const t = useText()
  const left = useTimeLeft(at)
  if (left === undefined) return null
  return (
    <span className="NextDraw" role="timer">
      <Icon name="clock" size="s" />
      <span aria-hidden="true">{left}</span>
      <VisuallyHidden>{t('lobby.nextDraw', { time: left })}</VisuallyHidden>
    </span>
  )
}
