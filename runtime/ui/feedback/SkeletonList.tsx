import { Skeleton } from './Skeleton'

export interface SkeletonListProps {
  rows?: number | undefined
}

/** Placeholder of a list. */
export function SkeletonList({ rows = 4 }: SkeletonListProps) {
  const keys = Array.from({ length: rows }, (_, key) => `row${key}`)
  return (
    <div className="SkeletonList" aria-hidden="true">
      {keys.map((key) => (
        <div key={key} className="SkeletonList-row">
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
