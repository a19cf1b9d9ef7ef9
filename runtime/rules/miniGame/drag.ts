import * as limits from '../../tables/limits'
import * as times from '../../tables/times'
import { type Bounds, clampToBounds, type Point } from './placement'

/** A pointer that is down on the button. */
export interface Drag {
  readonly pointerId: number
  /** Where the pointer went down. */
  readonly from: Point
  /** Where the button was then. */
  readonly origin: Point
  /** Where the button is now. */
  readonly point: Point
  /** The pointer has moved so far that it drags: it is no tap any more, even when it returns (E4.74). */
  readonly moved: boolean
}

export const startDrag = (pointerId: number, from: Point, origin: Point): Drag => ({
  pointerId,
  from,
  origin,
  point: origin,
  moved: false,
})

/** The pointer is at `to`; the button never leaves the bounds (F156). Another pointer changes nothing. */
export function moveDrag(drag: Drag, pointerId: number, to: Point, bounds: Bounds): Drag {
  if (pointerId !== drag.pointerId) return drag
  const way = { x: to.x - drag.from.x, y: to.y - drag.from.y }
  const moved = drag.moved || Math.hypot(way.x, way.y) > limits.dragThreshold
  if (!moved) return drag
  const point = clampToBounds({ x: drag.origin.x + way.x, y: drag.origin.y + way.y }, bounds)
  return { ...drag, point, moved }
}

/** Whether a tap counts: not so soon after the one before, nor after a drag (E4.74). Both are on the monotonic clock. */
export const isTapAccepted = (now: number, last: number | undefined): boolean =>
  last === undefined || now - last >= times.miniGameTap
