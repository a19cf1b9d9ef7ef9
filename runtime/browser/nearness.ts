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
