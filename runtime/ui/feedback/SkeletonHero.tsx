import { Skeleton } from './Skeleton'

/** Placeholder of the hero: a slide, the edge of the next one, and room for the dots. */
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
