import { describe, expect, it } from 'vitest'
import {
  atEdge,
  type Bounds,
  boundsOf,
  clampToBounds,
  cornerOf,
  type FloatingPlace,
  firstPlace,
  nextCorner,
  placeAt,
  pointAt,
  sideOf,
  wayTo,
} from '../../../runtime/rules/miniGame/placement'
import fc from '../../support/properties'

const button = { width: 64, height: 64 }

describe('the bounds of the button', () => {
  it.each([
    ['a phone', { width: 360, height: 527 }, { minX: 7.2, maxX: 288.8, minY: 7.2, maxY: 455.8 }],
    ['a rotated phone', { width: 640, height: 247 }, { minX: 12.8, maxX: 563.2, minY: 12.8, maxY: 170.2 }],
    ['a small window', { width: 320, height: 87 }, { minX: 6.4, maxX: 249.6, minY: 6.4, maxY: 16.6 }],
    ['a window without room', { width: 320, height: 40 }, { minX: 6.4, maxX: 249.6, minY: 0, maxY: 0 }],
  ])('keep 2 % of the width of %s (E4.74)', (_, area, expected) => {
    const bounds = boundsOf(area, button)
    for (const [name, value] of Object.entries(expected))
      expect(bounds[name as keyof Bounds], name).toBeCloseTo(value)
  })
})

const anyArea = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 0, max: 2000 }),
})
const anyPoint = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
})
const anyPlace = fc.record({
  along: fc.double({ min: 0, max: 1, noNaN: true }),
  down: fc.double({ min: 0, max: 1, noNaN: true }),
})

/** Wherever there is room, all of the button is inside, with the margin. */
function expectInside({ x, y }: { x: number; y: number }, area: { width: number; height: number }): void {
  const margin = area.width * 0.02
  expect(x).toBeGreaterThanOrEqual(margin - 1e-6)
  expect(x + button.width).toBeLessThanOrEqual(area.width - margin + 1e-6)
  if (area.height < button.height + 2 * margin) return
  expect(y).toBeGreaterThanOrEqual(margin - 1e-6)
  expect(y + button.height).toBeLessThanOrEqual(area.height - margin + 1e-6)
}

describe('the button', () => {
  it('is inside the margin of any window, wherever it is dragged (E4.74, F156)', () => {
    fc.assert(
      fc.property(anyArea, anyPoint, (area, point) =>
        expectInside(clampToBounds(point, boundsOf(area, button)), area),
      ),
    )
  })

  it('is inside the margin after any rotation, in both directions of writing (E4.74, F156)', () => {
    fc.assert(
      fc.property(anyArea, anyArea, anyPoint, fc.boolean(), (before, after, point, rightToLeft) => {
        const place = placeAt(point, boundsOf(before, button), rightToLeft)
        expectInside(pointAt(place, boundsOf(after, button), rightToLeft), after)
      }),
    )
  })

  it('is where it was when the phone is turned back', () => {
    const portrait = boundsOf({ width: 360, height: 527 }, button)
    fc.assert(
      fc.property(anyPlace, fc.boolean(), (place, rightToLeft) => {
        const again = placeAt(pointAt(place, portrait, rightToLeft), portrait, rightToLeft)
        expect(again.along).toBeCloseTo(place.along)
        expect(again.down).toBeCloseTo(place.down)
      }),
    )
  })

  it('begins in the lower corner on the start side, which is the right one in Urdu', () => {
    const bounds = boundsOf({ width: 360, height: 527 }, button)
    expect(pointAt(firstPlace, bounds, false)).toEqual({ x: bounds.minX, y: bounds.maxY })
    expect(pointAt(firstPlace, bounds, true)).toEqual({ x: bounds.maxX, y: bounds.maxY })
  })
})

describe('moved by tapping', () => {
  const places: [FloatingPlace, 'up' | 'down' | 'start' | 'end', string, string][] = [
    [{ along: 0, down: 1 }, 'up', 'topLeft', 'topRight'],
    [{ along: 0, down: 0 }, 'end', 'topRight', 'topLeft'],
    [{ along: 1, down: 0 }, 'down', 'bottomRight', 'bottomLeft'],
    [{ along: 1, down: 1 }, 'start', 'bottomLeft', 'bottomRight'],
    [{ along: 0.3, down: 1 }, 'up', 'topLeft', 'topRight'],
    [{ along: 0.7, down: 0 }, 'down', 'bottomRight', 'bottomLeft'],
  ]

  it.each(places)('from %j it goes %s, to %s or, from right to left, %s', (place, way, left, right) => {
    const corner = nextCorner(place)
    expect(wayTo(place, corner)).toBe(way)
    expect([cornerOf(corner, false), cornerOf(corner, true)]).toEqual([left, right])
  })

  it('it is back after four corners, from anywhere', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const corners = [1, 2, 3, 4, 5].reduce<FloatingPlace[]>(
          (all) => [...all, nextCorner(all.at(-1) ?? place)],
          [],
        )
        expect(new Set(corners.map((corner) => JSON.stringify(corner))).size).toBe(4)
        expect(corners[4]).toEqual(corners[0])
      }),
    )
  })
})

it('opens at the nearer of the upper and the lower edge', () => {
  expect(atEdge({ along: 0.2, down: 0.4 })).toEqual({ along: 0.2, down: 0 })
  expect(atEdge({ along: 0.2, down: 0.5 })).toEqual({ along: 0.2, down: 1 })
})

it.each([
  [0, 'left', 'right'],
  [0.1, 'left', 'right'],
  [0.11, undefined, undefined],
  [0.89, undefined, undefined],
  [1, 'right', 'left'],
])('a place %d along is at the side %s or, from right to left, %s', (along, left, right) => {
  const place = { along, down: 0.5 }
  expect([sideOf(place, false), sideOf(place, true)]).toEqual([left, right])
})
