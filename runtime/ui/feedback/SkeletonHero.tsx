import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton'

const SkeletonSlide = () => (
  <span className="SkeletonHero-slide" aria-hidden="true">
    <Skeleton shape="block" />
  </span>
)

export interface SkeletonHeroProps {
  /** The first slide, when it is known. */
  first?: ReactNode
}

/** Placeholder of the hero: a slide, the edge of the next one, and room for the dots. */
export function SkeletonHero({ first = <SkeletonSlide /> }: SkeletonHeroProps) {
  return (
    <div className="SkeletonHero">
      <div className="SkeletonHero-track">
        {first}
        <SkeletonSlide />
      </div>
    </div>
  )
}
