import type { CardShape } from '../games/Lane'
import { Skeleton } from './Skeleton'
import { SkeletonCard } from './SkeletonCard'

export interface SkeletonLaneProps {
  shape?: CardShape | undefined
}

const keys = ['first', 'second', 'third', 'fourth'] as const

/** Placeholder of a lane. Not a list, so that nothing is announced. */
export function SkeletonLane({ shape = 'portrait' }: SkeletonLaneProps) {
  return (
    <div className="SkeletonLane" aria-hidden="true">
      <div className="SkeletonLane-head">
        <Skeleton shape="title" width="half" />
      </div>
      <div className={`SkeletonLane-track SkeletonLane-track--${shape}`}>
        {keys.map((key) => (
          <SkeletonCard key={key} shape={shape} />
        ))}
      </div>
    </div>
  )
}
