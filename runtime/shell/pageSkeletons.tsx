import type { ReactNode } from 'react'
import type { PageKind } from '../contract/feature'
import { SkeletonForm } from '../ui/feedback/SkeletonForm'
import { SkeletonHero } from '../ui/feedback/SkeletonHero'
import { SkeletonLane } from '../ui/feedback/SkeletonLane'
import { SkeletonList } from '../ui/feedback/SkeletonList'

/** Shown until a page can be shown, in its shape. The build prerenders the same skeletons. */
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
  full: <SkeletonHero />,
}
