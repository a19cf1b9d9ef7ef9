import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { Ms } from '../../tables/times'
import { useSite } from '../useSite'

/** True once the element has come within `margin` px of the viewport. */
export function useNear(element: RefObject<Element | null>, margin: number): boolean {
  const { page } = useSite().browser
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current || isNear) return
    return page.onNear([current], { margin }, () => startTransition(() => setIsNear(true)))
  }, [page, element, margin, isNear])
  return isNear
}

interface NearCountOptions {
  readonly watches: boolean
  /** In px. */
  readonly margin: number
  /** How long a child must stay that close. */
  readonly delay: Ms
  readonly count: number
}

/**
 * How many of the first children of a scroll container have come within `margin` px of its visible part, for as long as `delay`
 * while the container itself was that close to the screen; 0 until `watches`.
 */
export function useNearCount(
  container: RefObject<Element | null>,
  { watches, margin, delay, count }: NearCountOptions,
): number {
  const { page } = useSite().browser
  const [nearCount, setNearCount] = useState(0)
  useEffect(() => {
    const { current } = container
    if (!current || !watches) return
    const children = [...current.children].slice(0, count)
    return page.onNear(children, { container: current, margin, delay }, (child) =>
      setNearCount((known) => Math.max(known, children.indexOf(child) + 1)),
    )
  }, [page, container, watches, margin, delay, count])
  return nearCount
}
