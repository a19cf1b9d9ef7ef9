import { describe, expect, it } from 'vitest'
import { deploys, describeDeploy } from '../support/deploys/deploy'
import { selectPairwise } from '../support/deploys/pairwise'
import fc from '../support/properties'

const pairsOf = (row: object): string[] => {
  const parts = Object.entries(row).map(([axis, value]) => `${axis}=${String(value)}`)
  return parts.flatMap((one, index) => parts.slice(index + 1).map((other) => `${one} ${other}`))
}

describe('the deploys of an ordinary run', () => {
  const chosen = selectPairwise(deploys)

  it('are 25 of 600, which is the number of pairs of the two longest columns', () => {
    expect(new Set(deploys.map(describeDeploy)).size).toBe(600)
    expect(new Set(chosen.map(describeDeploy)).size).toBe(25)
  })

  it('cover every pair of values', () => {
    const all = new Set(deploys.flatMap(pairsOf))
    expect(all.size).toBe(4 * 3 + 4 * 2 + 4 * 5 + 4 * 5 + 3 * 2 + 3 * 5 + 3 * 5 + 2 * 5 + 2 * 5 + 5 * 5)
    expect(new Set(chosen.flatMap(pairsOf))).toEqual(all)
  })

  it('are the same in every run', () => {
    expect(selectPairwise(deploys)).toEqual(chosen)
  })
})

it('covers every pair of any table, using only its rows', () => {
  const cell = fc.nat(2)
  const tables = fc.array(fc.record({ a: cell, b: cell, c: cell }), { maxLength: 12 })
  fc.assert(
    fc.property(tables, (rows) => {
      const chosen = selectPairwise(rows)
      for (const row of chosen) expect(rows).toContain(row)
      expect(new Set(chosen.flatMap(pairsOf))).toEqual(new Set(rows.flatMap(pairsOf)))
    }),
  )
})
