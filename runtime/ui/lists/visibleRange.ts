import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** The visible part of a long list, in px. All rows have the same height. */
export interface VisibleRange {
  readonly scrollTop: number
  readonly height: number
  readonly rowHeight: number
}

/** Used until the list is measured. */
const initialRange: VisibleRange = { scrollTop: 0, height: 640, rowHeight: 60 }

/** Extra rows rendered beyond each edge, for fast scrolling. */
const overscan = 6

/** The rows to render: the visible ones and the overscan. `last` is exclusive. */
export function renderedRows(
  { scrollTop, height, rowHeight }: VisibleRange,
  count: number,
): { first: number; last: number } {
  const first = Math.max(0, Math.min(Math.floor(scrollTop / rowHeight), count) - overscan)
  return { first, last: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + overscan) }
}

const keySteps: Readonly<Record<string, (at: number, page: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, page) => at + page,
  PageUp: (at, page) => at - page,
  Home: () => 0,
  End: (_, __, last) => last,
}

/** The row that a key moves to, clamped to the list; undefined for keys that do not move. */
export function nextIndex(
  key: string,
  index: number,
  count: number,
  { height, rowHeight }: VisibleRange,
): number | undefined {
  const pageSize = Math.max(1, Math.floor(height / rowHeight) - 1)
  const next = Object.hasOwn(keySteps, key) ? keySteps[key]?.(index, pageSize, count - 1) : undefined
  return next === undefined ? undefined : Math.max(0, Math.min(next, count - 1))
}

function measureRange(box: HTMLElement): VisibleRange {
  const rowHeight = box.querySelector<HTMLElement>('[role="option"]')?.offsetHeight || initialRange.rowHeight
  return { scrollTop: box.scrollTop, height: box.clientHeight || initialRange.height, rowHeight }
}

/** Only a change that affects the rendered rows counts. */
const changesRows = (one: VisibleRange, other: VisibleRange): boolean =>
  one.rowHeight !== other.rowHeight ||
  one.height !== other.height ||
  Math.floor(one.scrollTop / one.rowHeight) !== Math.floor(other.scrollTop / other.rowHeight)

/** Tracks the visible range of a scrolling box; `updateRange` handles its scroll event. */
export function useVisibleRange(scroller: RefObject<HTMLElement | null>) {
  const [range, setRange] = useState(initialRange)

  function updateRange(): void {
    if (!scroller.current) return
    const measured = measureRange(scroller.current)
    setRange((current) => (changesRows(current, measured) ? measured : current))
  }

  function scrollToRow(index: number, align: 'near' | 'middle'): void {
    const box = scroller.current
    if (!box) return
    const { rowHeight, height, scrollTop } = measureRange(box)
    box.scrollTop =
      align === 'middle'
        ? Math.max(0, index * rowHeight - (height - rowHeight) / 2)
        : Math.min(Math.max(scrollTop, (index + 1) * rowHeight - height), index * rowHeight)
    updateRange()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `updateRange` reads nothing that changes
  useEffect(() => {
    const observer = new ResizeObserver(updateRange)
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(updateRange, [])

  return { range, updateRange, scrollToRow }
}
