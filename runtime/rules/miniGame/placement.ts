import * as limits from '../../tables/limits'

/** In px, from the upper left corner of the area between the bars. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** In px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Where the upper left corner of the button may be, in px. */
export interface Bounds {
  readonly minX: number
  readonly maxX: number
  readonly minY: number
  readonly maxY: number
}

/** A place that survives a rotation and a change of the language: fractions of the way from the start side, and from the top. */
export interface FloatingPlace {
  readonly along: number
  readonly down: number
}

/** The lower corner on the start side: the end side is the thumb's, and that of other buttons. */
export const firstPlace: FloatingPlace = { along: 0, down: 1 }

/** The smallest and largest offset that keep the margin; without room for it, the middle. */
function range(length: number, size: number, margin: number): [min: number, max: number] {
  const room = length - size - 2 * margin
  const middle = Math.max(0, (length - size) / 2)
  return room < 0 ? [middle, middle] : [margin, margin + room]
}

/** The bounds of a button in an area that is as wide as the window: its margin is 2 % of that width (E4.74). */
export function boundsOf(area: Size, button: Size): Bounds {
  const margin = area.width * limits.floatingMargin
  const [minX, maxX] = range(area.width, button.width, margin)
  const [minY, maxY] = range(area.height, button.height, margin)
  return { minX, maxX, minY, maxY }
}

export const isSameBounds = (one: Bounds | undefined, other: Bounds): boolean =>
  one !== undefined &&
  one.minX === other.minX &&
  one.maxX === other.maxX &&
  one.minY === other.minY &&
  one.maxY === other.maxY

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** The nearest point within the bounds (F156). */
export const clampToBounds = ({ x, y }: Point, { minX, maxX, minY, maxY }: Bounds): Point => ({
  x: clamp(x, minX, maxX),
  y: clamp(y, minY, maxY),
})

const fraction = (value: number, min: number, max: number): number =>
  max > min ? clamp((value - min) / (max - min), 0, 1) : 0

/** The point of a place; `rightToLeft` mirrors it. */
export function pointAt({ along, down }: FloatingPlace, bounds: Bounds, rightToLeft: boolean): Point {
  const { minX, maxX, minY, maxY } = bounds
  const fromLeft = rightToLeft ? 1 - along : along
  return clampToBounds({ x: minX + fromLeft * (maxX - minX), y: minY + down * (maxY - minY) }, bounds)
}

/** The place of a point, which may be outside. */
export function placeAt({ x, y }: Point, bounds: Bounds, rightToLeft: boolean): FloatingPlace {
  const fromLeft = fraction(x, bounds.minX, bounds.maxX)
  return { along: rightToLeft ? 1 - fromLeft : fromLeft, down: fraction(y, bounds.minY, bounds.maxY) }
}

/** The upper or lower edge, whichever is nearer: there is room for the opened game on the other side. */
export const atEdge = ({ along, down }: FloatingPlace): FloatingPlace => ({ along, down: down < 0.5 ? 0 : 1 })

/** The nearest corner's next one: start side up, end side down, so that four steps lead around. */
export function nextCorner({ along, down }: FloatingPlace): FloatingPlace {
  const isStart = along < 0.5
  const isTop = down < 0.5
  if (isStart) return isTop ? { along: 1, down: 0 } : { along: 0, down: 0 }
  return isTop ? { along: 1, down: 1 } : { along: 0, down: 1 }
}

/** Which way the next corner is. */
export function wayTo(from: FloatingPlace, to: FloatingPlace): 'up' | 'down' | 'start' | 'end' {
  if (Math.abs(to.down - from.down) >= 0.5) return to.down < from.down ? 'up' : 'down'
  return to.along < from.along ? 'start' : 'end'
}

/** A corner as it is seen: left and right do not depend on the language. */
export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'

export function cornerOf({ along, down }: FloatingPlace, rightToLeft: boolean): Corner {
  const isLeft = along < 0.5 !== rightToLeft
  return `${down < 0.5 ? 'top' : 'bottom'}${isLeft ? 'Left' : 'Right'}`
}

/** How close to a side a place has to be for the button to be at it, as a share of the way between them. */
const sideShare = 0.1

/** The side of the page that a place is at; undefined in between. */
export function sideOf({ along }: FloatingPlace, rightToLeft: boolean): 'left' | 'right' | undefined {
  const fromLeft = rightToLeft ? 1 - along : along
  if (fromLeft <= sideShare) return 'left'
  return fromLeft >= 1 - sideShare ? 'right' : undefined
}
