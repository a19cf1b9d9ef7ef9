import { describe, expect, it } from 'vitest'
import { cover } from '../support/deploys/cover'
import { deploys, describeDeploy } from '../support/deploys/deploy'

const pairsOf = (row: object): string[] => {
  const parts = Object.entries(row).map(([axis, value]) => `${axis}=${String(value)}`)
  return parts.flatMap((one, index) => parts.slice(index + 1).map((other) => `${one} ${other}`))
}

describe('the deploys of an ordinary run', () => {
  const chosen = cover(deploys, 40)

  it('are forty of four hundred different ones', () => {
    expect(new Set(deploys.map(describeDeploy)).size).toBe(400)
    expect(new Set(chosen.map(describeDeploy)).size).toBe(40)
  })

  it('have every two values in one of them', () => {
    const all = new Set(deploys.flatMap(pairsOf))
    expect(all.size).toBe(4 * 2 + 4 * 2 + 4 * 5 + 4 * 5 + 2 * 2 + 2 * 5 + 2 * 5 + 2 * 5 + 2 * 5 + 5 * 5)
    expect(new Set(chosen.flatMap(pairsOf))).toEqual(all)
  })
})

it.each([
  ['nothing of nothing', [], 3, []],
  ['all when there are not more', [{ a: 1 }, { a: 2 }], 3, [{ a: 1 }, { a: 2 }]],
  [
    'what is new before what is not',
    [
      { a: 1, b: 'x', c: 'l' },
      { a: 1, b: 'x', c: 'm' },
      { a: 2, b: 'y', c: 'm' },
    ],
    2,
    [
      { a: 1, b: 'x', c: 'l' },
      { a: 2, b: 'y', c: 'm' },
    ],
  ],
])('takes %s', (_, rows, count, taken) => {
  expect(cover(rows, count)).toEqual(taken)
})
