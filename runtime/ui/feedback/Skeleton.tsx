import { classNames } from '../classNames'

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'circle' | 'control' | 'block' | undefined
  width?: 'full' | 'long' | 'half' | 'short' | undefined
}

/** A placeholder box. It is silent: the parent marks the loading region as busy. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span className={classNames('Skeleton', `Skeleton--${shape}`, `Skeleton--${width}`)} aria-hidden="true" />
  )
}
