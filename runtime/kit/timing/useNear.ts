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
    return page.onNearChange(current, margin, (near) => {
      if (near) startTransition(() => setIsNear(true))
    })
  }, [page, element, margin, isNear])
  return isNear
}

/**
 * Whether the element is within `margin` px of the viewport; undefined until that is known. While its row is in use, with the focus or
 * scrolled sideways, it stays near: nothing is taken away from the member.
 */
export function useNearChange(
  element: RefObject<Element | null>,
  row: RefObject<Element | null>,
  margin: number,
): boolean | undefined {
  const { page } = useSite().browser
  const [isNear, setIsNear] = useState<boolean>()
  useEffect(() => {
    if (!element.current) return
    const isInUse = () =>
      row.current?.scrollLeft !== 0 || row.current.contains(row.current.ownerDocument.activeElement)
    return page.onNearChange(element.current, margin, (near) =>
      startTransition(() => setIsNear((was) => near || (was === true && isInUse()))),
    )
  }, [page, element, row, margin])
  return isNear
}

interface NearCountOptions {
  readonly watches: boolean
  /** In px. */
  readonly margin: number
  /** How long a child must stay that close. */
  readonly delay: Ms
  /** How many children there are when so many have come close. */
  readonly countOf: (near: number) => number
}

/**
 * How many of the first children of a scroll container have come within `margin` px of its visible part, for as long as `delay`
 * while the container itself was that close to the screen; 0 until `watches`.
 */
export function useNearCount(
  container: RefObject<Element | null>,
  { watches, margin, delay, countOf }: NearCountOptions,
): number {
  const { page } = useSite().browser
  const [nearCount, setNearCount] = useState(0)
  const count = countOf(nearCount)
  useEffect(() => {
    const { current } = container
    if (!current || !watches) return
    const children = [...current.children].slice(0, count)
    return page.onNearChildren(current, children, { margin, delay }, (child) =>
      setNearCount((known) => Math.max(known, children.indexOf(child) + 1)),
    )
  }, [page, container, watches, margin, delay, count])
  return nearCount
}
