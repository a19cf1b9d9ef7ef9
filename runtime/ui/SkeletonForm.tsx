import { Skeleton } from './Skeleton'

export interface SkeletonFormProps {
  fields?: number | undefined
}

/** A form that has not come yet: fields with labels, and a button. */
export function SkeletonForm({ fields = 2 }: SkeletonFormProps) {
  const places = Array.from({ length: fields }, (_, place) => `field${place}`)
  return (
    <div className="SkeletonForm" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="SkeletonForm-field">
          <Skeleton width="short" />
          <Skeleton shape="control" />
        </div>
      ))}
      <Skeleton shape="control" />
    </div>
  )
}
