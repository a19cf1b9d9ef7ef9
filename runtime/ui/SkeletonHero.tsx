import { Skeleton } from './Skeleton'

/** The hero before its slides have come: a slide, a peek of the next, and the place of the dots. */
export function SkeletonHero() {
  return (
    <div className="SkeletonHero" aria-hidden="true">
      <div className="SkeletonHero-track">
        <span className="SkeletonHero-slide">
          <Skeleton shape="block" />
        </span>
        <span className="SkeletonHero-slide">
          <Skeleton shape="block" />
        </span>
      </div>
    </div>
  )
}
