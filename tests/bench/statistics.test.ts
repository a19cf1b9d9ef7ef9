import { describe, expect, it } from 'vitest'
import { orderOfRound } from '../../scripts/bench/rounds'
import { median, quantile, ratioOfMedians, summarize } from '../../scripts/bench/statistics'
import fc from '../support/properties'

describe('a quantile', () => {
  it.each([
    [[7], 0.25, 7],
    [[1, 3], 0.5, 2],
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.25, 1.75],
    [[1, 2, 3, 4, 5], 0.75, 4],
    [[10, 2, 1], 0, 1],
    [[10, 2, 1], 1, 10],
  ])('of %j at %d is %d', (numbers, part, expected) => {
    expect(quantile(numbers, part)).toBe(expected)
  })

  it('does not exist without numbers', () => {
    expect(quantile([], 0.5)).toBeNaN()
  })
})

const numbers = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 30 })

describe('the median', () => {
  it('has as many numbers on either side, and does not depend on their order', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const middle = median(list)
        const above = list.filter((number) => number > middle).length
        const below = list.filter((number) => number < middle).length
        expect(Math.max(above, below)).toBeLessThanOrEqual(list.length / 2)
        expect(median([...list].reverse())).toBe(middle)
      }),
    )
  })

  it('ignores one visit that took very long', () => {
    expect(median([10, 11, 12, 13, 9000])).toBe(12)
  })
})

describe('a summary', () => {
  it('has the median and the quartiles', () => {
    expect(summarize([5, 1, 4, 2, 3])).toEqual({ value: 3, spread: [2, 4] })
  })

  it('does not exist without numbers', () => {
    expect(summarize([])).toBeUndefined()
  })
})

describe('a ratio of medians', () => {
  it('divides by the median of the floor, and has the value within its spread', () => {
    expect(ratioOfMedians([30, 10, 20], [5, 10, 100])).toEqual({ value: 2, spread: [1.5, 2.5] })
  })

  it.each([
    ['there are no numbers', [], [1]],
    ['there is no floor', [1], []],
    ['the floor is nothing', [1], [0, 0, 3]],
  ])('does not exist when %s', (_, list, floor) => {
    expect(ratioOfMedians(list, floor)).toBeUndefined()
  })

  it('does not depend on how fast the machine is', () => {
    fc.assert(
      fc.property(numbers, numbers, fc.integer({ min: 2, max: 9 }), (list, floor, factor) => {
        const slower = (all: readonly number[]): number[] => all.map((number) => number * factor)
        const ratio = ratioOfMedians(list, floor)
        const slowerRatio = ratioOfMedians(slower(list), slower(floor))
        expect(slowerRatio?.value).toBeCloseTo(ratio?.value ?? Number.NaN, 8)
        const [low, high] = ratio?.spread ?? [Number.NaN, Number.NaN]
        expect(low <= (ratio?.value ?? 0) && (ratio?.value ?? 0) <= high).toBe(true)
      }),
    )
  })
})

it('runs every other round backwards', () => {
  expect([0, 1, 2].map((round) => orderOfRound(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'cba',
    'abc',
  ])
})
