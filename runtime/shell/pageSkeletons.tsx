import type { ReactNode } from 'react'
import type { PageKind } from '../contract/feature'
import { SkeletonForm } from '../ui/SkeletonForm'
import { SkeletonHero } from '../ui/SkeletonHero'
import { SkeletonLane } from '../ui/SkeletonLane'
import { SkeletonList } from '../ui/SkeletonList'

/** What stands there until a page can be shown, in the shape of what comes. The build paints the same. */
export const pageSkeletons: Record<PageKind, ReactNode> = {
  lobby: (
    <>
      <SkeletonHero />
      <SkeletonLane />
      <SkeletonLane />
    </>
  ),
  form: <SkeletonForm />,
  list: <SkeletonList />,
}
