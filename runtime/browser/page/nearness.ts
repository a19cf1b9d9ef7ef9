import type { Ms } from '../../tables/times'
import type { Stop } from '../clock'

export interface NearOptions {
  /** The scroll container; the viewport when absent. */
  readonly container?: Element
  /** In px. */
  readonly margin: number
  /** How long an element must stay that close, and so must its container to the viewport; absent: not at all. */
  readonly delay?: Ms
}

/** Browsers without IntersectionObserver show everything at once. */
export function onNear(
  elements: readonly Element[],
  { container, margin, delay }: NearOptions,
  listener: (element: Element) => void,
): Stop {
  if (typeof IntersectionObserver === 'undefined') {
    for (const element of elements) listener(element)
    return () => {}
  }
  const waiting = new Set(elements)
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const report = (element: Element): void => {
    waiting.delete(element)
    observer.unobserve(element)
    listener(element)
  }
  const stop = (): void => {
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        clearTimeout(timers.get(target))
        if (!isIntersecting) continue
        if (delay === undefined) report(target)
        else
          timers.set(
            target,
            setTimeout(() => report(target), delay),
          )
      }
    },
    { root: container ?? null, rootMargin: `${margin}px` },
  )
  const start = (): void => {
    for (const element of waiting) observer.observe(element)
  }
  if (container === undefined || delay === undefined) {
    start()
    return stop
  }
  // What is in a row that is scrolled past is not near, wherever it is in the row.
  const outer = new IntersectionObserver(
    (entries) => {
      stop()
      if (entries.at(-1)?.isIntersecting) start()
    },
    { rootMargin: `${margin}px` },
  )
  outer.observe(container)
  return () => {
    outer.disconnect()
    stop()
  }
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
