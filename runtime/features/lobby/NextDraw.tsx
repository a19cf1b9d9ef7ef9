import { useTimeLeft } from '../../kit/timing/useTimeLeft'
import { useText } from '../../kit/useSite'
import { DrawTime, LeadingTime } from './lobbyView'

/** Counts down to the next draw; renders nothing once the draw has begun. */
export function NextDraw({ at }: { at: number }) {
  const t = useText()
  const left = useTimeLeft(at)
  return left === undefined ? null : <DrawTime left={left} t={t} />
}

/** The same for the draw that leads the lobby. */
export const LeadingCountdown = ({ at }: { at: number }) => (
  <LeadingTime left={useTimeLeft(at)} t={useText()} />
)
