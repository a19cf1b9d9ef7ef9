import type { Ms } from '../../tables/times'
import type { Stop } from '../clock'

/** Calls back whenever an element comes within `margin` px of the viewport, or leaves it. */
export function onNearChange(element: Element, margin: number, listener: (isNear: boolean) => void): Stop {
  const observer = new IntersectionObserver((entries) => listener(entries.at(-1)?.isIntersecting === true), {
    rootMargin: `${margin}px`,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

export interface NearChildrenOptions {
  /** In px. */
  readonly margin: number
  /** How long a child must stay that close, and so must its container to the viewport. */
  readonly delay: Ms
}

/** Calls back once for each child of a scroll container that comes close to what is visible of it. */
export function onNearChildren(
  container: Element,
  children: readonly Element[],
  { margin, delay }: NearChildrenOptions,
  listener: (child: Element) => void,
): Stop {
  const waiting = new Set(children)
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        clearTimeout(timers.get(target))
        if (!isIntersecting) continue
        const report = () => {
          waiting.delete(target)
          observer.unobserve(target)
          listener(target)
        }
        timers.set(target, setTimeout(report, delay))
      }
    },
    { root: container, rootMargin: `${margin}px` },
  )
  const stop = (): void => {
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  }
  // What is in a row that is scrolled past is not near, wherever it is in the row.
  const stopOuter = onNearChange(container, margin, (isNear) => {
    stop()
    if (isNear) for (const child of waiting) observer.observe(child)
  })
  return () => {
    stopOuter()
    stop()
  }
}

/** The reading line: how far below the top of the viewport, in percent. */
const readingLine = 30

/** Calls back with the element that crosses the reading line, whenever it is another one. */
export function onCurrent(elements: readonly Element[], listener: (element: Element) => void): Stop {
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
