import { Skeleton } from './Skeleton'

export interface SkeletonFormProps {
  fields?: number | undefined
}

/** Placeholder of a form: fields with labels, and a button. */
export function SkeletonForm({ fields = 2 }: SkeletonFormProps) {
  const keys = Array.from({ length: fields }, (_, key) => `field${key}`)
  return (
    <div className="SkeletonForm" aria-hidden="true">
      {keys.map((key) => (
        <div key={key} className="SkeletonForm-field">
          <Skeleton width="short" />
          <Skeleton shape="control" />
        </div>
      ))}
      <Skeleton shape="control" />
    </div>
  )
}
