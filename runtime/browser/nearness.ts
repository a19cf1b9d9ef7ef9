import type { Stop } from './clock'

export interface NearOptions {
  /** The scroll container; the viewport when absent. */
  readonly container?: Element
  /** In px. */
  readonly margin: number
}

/** Browsers without IntersectionObserver show everything at once. */
export function onNear(
  elements: readonly Element[],
  { container, margin }: NearOptions,
  listener: (element: Element) => void,
): Stop {
  if (typeof IntersectionObserver === 'undefined') {
    for (const element of elements) listener(element)
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        listener(target)
      }
    },
    { root: container ?? null, rootMargin: `${margin}px` },
  )
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/** The reading line: how far below the top of the viewport, in percent. */
const readingLine = 30

/** Calls back with the element that crosses the reading line, whenever it is another one. */
export function onCurrent(elements: readonly Element[], listener: (element: Element) => void): Stop {
  if (typeof IntersectionObserver === 'undefined') return () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      const current = entries.find(({ isIntersecting }) => isIntersecting)
      if (current) listener(current.target)
    },
    { rootMargin: `-${readingLine}% 0px -${100 - readingLine - 1}% 0px` },
  )
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
