import type { CardShape } from '../games/Lane'
import { Skeleton } from './Skeleton'

export interface SkeletonCardProps {
  shape?: CardShape | undefined
}

/** Placeholder of a game card, in its size. */
export function SkeletonCard({ shape = 'portrait' }: SkeletonCardProps) {
  return (
    <span className={`SkeletonCard SkeletonCard--${shape}`} aria-hidden="true">
      <span className="SkeletonCard-picture">
        <Skeleton shape="block" />
      </span>
      <span className="SkeletonCard-caption">
        <Skeleton width="long" />
        <Skeleton width="half" />
      </span>
    </span>
  )
}
