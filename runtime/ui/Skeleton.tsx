import { classes } from './classes'

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'circle' | 'control' | 'block' | undefined
  width?: 'full' | 'long' | 'half' | 'short' | undefined
}

/** A box in the shape of what comes. It says nothing: the region that waits is marked busy by its owner. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span className={classes('Skeleton', `Skeleton--${shape}`, `Skeleton--${width}`)} aria-hidden="true" />
  )
}
