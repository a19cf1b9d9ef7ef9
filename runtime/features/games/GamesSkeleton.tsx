import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { useText } from '../../kit/useSite'
import { SkeletonCard } from '../../ui/feedback/SkeletonCard'
import { GameGrid } from '../../ui/games/GameGrid'
import type { CardShape } from '../../ui/games/Lane'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'

interface GamesSkeletonProps {
  readonly shape?: CardShape
  readonly onRetry: () => void
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** The games while they load, with a retry when that takes long (F038). */
export function GamesSkeleton({ shape = 'portrait', onRetry }: GamesSkeletonProps) {
  const t = useText()
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('lobby.loading')}</span>
      </VisuallyHidden>
      <SlowRetry onRetry={onRetry} />
      <div aria-hidden="true">
        <GameGrid shape={shape}>
          {cards.map((card) => (
            <SkeletonCard key={card} shape={shape} />
          ))}
        </GameGrid>
      </div>
    </>
  )
}
