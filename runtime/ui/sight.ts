import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** What of a long list can be seen, in px. Rows are equally high. */
export interface Sight {
  readonly top: number
  readonly height: number
  readonly row: number
}

/** Until it has been measured. */
const nominal: Sight = { top: 0, height: 640, row: 60 }

/** Rows beyond the edges, so that a fast finger finds something there. */
const beyond = 6

/** The rows that are drawn: those in sight and a few around them. `last` is the first that is not. */
export function drawnRows({ top, height, row }: Sight, count: number): { first: number; last: number } {
  const first = Math.max(0, Math.min(Math.floor(top / row), count) - beyond)
  return { first, last: Math.min(count, Math.ceil((top + height) / row) + beyond) }
}

const steps: Readonly<Record<string, (at: number, page: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, page) => at + page,
  PageUp: (at, page) => at - page,
  Home: () => 0,
  End: (_, __, last) => last,
}

/** Where a key leads from a row, at most to the ends; undefined for keys that lead nowhere. */
export function stepTo(key: string, at: number, count: number, { height, row }: Sight): number | undefined {
  const page = Math.max(1, Math.floor(height / row) - 1)
  const next = Object.hasOwn(steps, key) ? steps[key]?.(at, page, count - 1) : undefined
  return next === undefined ? undefined : Math.max(0, Math.min(next, count - 1))
}

function measure(box: HTMLElement): Sight {
  const row = box.querySelector<HTMLElement>('[role="option"]')?.offsetHeight || nominal.row
  return { top: box.scrollTop, height: box.clientHeight || nominal.height, row }
}

/** Only what draws other rows is news. */
const differs = (one: Sight, other: Sight): boolean =>
  one.row !== other.row ||
  one.height !== other.height ||
  Math.floor(one.top / one.row) !== Math.floor(other.top / other.row)

/** Watches what of a scrolling box can be seen; `look` is for its scroll event, `bring` scrolls a row into sight. */
export function useSight(scroller: RefObject<HTMLElement | null>) {
  const [sight, setSight] = useState(nominal)

  function look(): void {
    if (!scroller.current) return
    const seen = measure(scroller.current)
    setSight((before) => (differs(before, seen) ? seen : before))
  }

  function bring(index: number, where: 'near' | 'middle'): void {
    const box = scroller.current
    if (!box) return
    const { row, height, top } = measure(box)
    box.scrollTop =
      where === 'middle'
        ? Math.max(0, index * row - (height - row) / 2)
        : Math.min(Math.max(top, (index + 1) * row - height), index * row)
    look()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads nothing that changes
  useEffect(() => {
    const observer = new ResizeObserver(look)
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(look, [])

  return { sight, look, bring }
}
