import { describe, expect, it } from 'vitest'
import { type Drag, isTapAccepted, moveDrag, startDrag } from '../../../runtime/rules/miniGame/drag'
import { boundsOf, type Point } from '../../../runtime/rules/miniGame/placement'
import fc from '../../support/properties'

const bounds = boundsOf({ width: 360, height: 527 }, { width: 64, height: 64 })
const origin = { x: 100, y: 200 }

const dragAlong = (...ways: readonly Point[]): Drag =>
  ways.reduce(
    (drag, way) => moveDrag(drag, 1, { x: 130 + way.x, y: 230 + way.y }, bounds),
    startDrag(1, { x: 130, y: 230 }, origin),
  )

describe('a pointer on the button', () => {
  it.each<[string, Point[], boolean]>([
    ['that does not move', [], false],
    ['that moves by 2 px', [{ x: 2, y: 0 }], false],
    ['that moves by 2 px aslant', [{ x: 1.4, y: 1.4 }], false],
    ['that moves by 2.1 px', [{ x: 0, y: 2.1 }], true],
    ['that moves by 2 px both ways', [{ x: 2, y: 2 }], true],
    [
      'that moves away and comes back',
      [
        { x: 40, y: 0 },
        { x: 0, y: 0 },
      ],
      true,
    ],
  ])('%s drags it: %s %s (E4.74)', (_, ways, moved) => {
    expect(dragAlong(...ways).moved).toBe(moved)
  })

  it('takes it along, from where it was taken (E2.70)', () => {
    expect(dragAlong({ x: 1, y: 1 }).point).toEqual(origin)
    expect(dragAlong({ x: 30, y: -40 }).point).toEqual({ x: 130, y: 160 })
    expect(dragAlong({ x: 30, y: -40 }, { x: -5, y: 7 }).point).toEqual({ x: 95, y: 207 })
  })

  it('is not followed by a second finger', () => {
    const drag = dragAlong({ x: 30, y: 0 })
    expect(moveDrag(drag, 2, { x: 0, y: 0 }, bounds)).toBe(drag)
  })

  it('never takes it out of the bounds, wherever it goes (F156)', () => {
    const anyWay = fc.record({
      x: fc.integer({ min: -3000, max: 3000 }),
      y: fc.integer({ min: -3000, max: 3000 }),
    })
    fc.assert(
      fc.property(fc.array(anyWay, { maxLength: 10 }), (ways) => {
        const { x, y } = dragAlong(...ways).point
        expect(x >= bounds.minX && x <= bounds.maxX && y >= bounds.minY && y <= bounds.maxY).toBe(true)
      }),
    )
  })
})

it.each([
  ['the first one', 1000, undefined, true],
  ['one after 249 ms', 1249, 1000, false],
  ['one after 250 ms', 1250, 1000, true],
])('of taps, %s counts: %s %s %s (E4.74)', (_, now, last, accepted) => {
  expect(isTapAccepted(now, last)).toBe(accepted)
})
