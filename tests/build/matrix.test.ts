import { describe, expect, it } from 'vitest'
import { matrixParts } from '../../scripts/steps/commands/matrix'

const codesOf = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `m${index}`)

describe('the parts of a matrix', () => {
  it.each([
    [0, []],
    [1, [1]],
    [10, [10]],
    [11, [6, 5]],
    [1000, Array.from({ length: 20 }, () => 50)],
    [6001, [301, ...Array.from({ length: 19 }, () => 300)]],
  ])('of %i merchants have these sizes, and each merchant once', (count, sizes) => {
    const parts = matrixParts(codesOf(count)).map(({ codes }) => codes.split(' '))
    expect(parts.map(({ length }) => length)).toEqual(sizes)
    expect(parts.flat().sort()).toEqual([...codesOf(count)].sort())
  })

  it('have names that differ', () => {
    expect(matrixParts(codesOf(25)).map(({ part }) => part)).toEqual(['1-of-3', '2-of-3', '3-of-3'])
  })
})
