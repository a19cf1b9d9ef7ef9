import type { CardShape } from './Lane'
import { Skeleton } from './Skeleton'
import { SkeletonCard } from './SkeletonCard'

export interface SkeletonLaneProps {
  shape?: CardShape | undefined
}

const places = ['first', 'second', 'third', 'fourth'] as const

/** A lane that has not come yet. Its boxes are not a list: nothing is announced. */
export function SkeletonLane({ shape = 'portrait' }: SkeletonLaneProps) {
  return (
    <div className="SkeletonLane" aria-hidden="true">
      <div className="SkeletonLane-head">
        <Skeleton shape="title" width="half" />
      </div>
      <div className={`SkeletonLane-track SkeletonLane-track--${shape}`}>
        {places.map((place) => (
          <SkeletonCard key={place} shape={shape} />
        ))}
      </div>
    </div>
  )
}
