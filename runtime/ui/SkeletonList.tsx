import { Skeleton } from './Skeleton'

export interface SkeletonListProps {
  rows?: number | undefined
}

/** Rows that have not come yet. */
export function SkeletonList({ rows = 4 }: SkeletonListProps) {
  const places = Array.from({ length: rows }, (_, place) => `row${place}`)
  return (
    <div className="SkeletonList" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="SkeletonList-row">
          <Skeleton shape="circle" />
          <div className="SkeletonList-words">
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  )
}
