import { useSaysSlow } from '../../kit/feedback/useSaysSlow'
import { SlowCancel } from '../../kit/forms/SlowCancel'
import { useDelayedFlag } from '../../kit/timing/useDelayedFlag'
import { useSite, useText } from '../../kit/useSite'
import type { Game } from '../../rules/content/game'
import * as times from '../../tables/times'
import { Progress } from '../../ui/feedback/Progress'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { GamePicture } from './GamePicture'

interface GameOpeningProps {
  readonly game: Pick<Game, 'image' | 'category' | 'name'> | undefined
  readonly onCancel: () => void
}

/** What is seen until the game is there: its picture and name, progress after a second, and a way back after five. */
export function GameOpening({ game, onCancel }: GameOpeningProps) {
  const { clock } = useSite().browser
  const t = useText()
  const waits = useDelayedFlag(clock, true, times.progressDelay)
  const slow = useDelayedFlag(clock, true, times.slowThreshold)
  useSaysSlow(slow)
  return (
    <div className="GameOpening">
      <GamePicture game={game} />
      <div className="GameOpening-name">
        {game ? <bdi>{game.name}</bdi> : <Skeleton shape="title" width="half" />}
      </div>
      <p className="GameOpening-state" role="status">
        {t('play.opening')}
      </p>
      <div className="GameOpening-progress">{waits && <Progress label={t('play.opening')} />}</div>
      <SlowCancel slow={slow} cancel={onCancel} />
    </div>
  )
}
