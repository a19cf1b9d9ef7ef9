import type { ReactNode } from 'react'
import type { PageKind } from '../contract/feature'
import { SkeletonForm } from '../ui/SkeletonForm'
import { SkeletonHero } from '../ui/SkeletonHero'
import { SkeletonLane } from '../ui/SkeletonLane'
import { SkeletonList } from '../ui/SkeletonList'

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
