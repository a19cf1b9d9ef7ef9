import { describe, expect, it } from 'vitest'
import { hash, randomSequence } from '../../scripts/platform/random'

const row = (seed: string, count: number): number[] => {
  const random = randomSequence(seed)
  return Array.from({ length: count }, random)
}

describe('chance', () => {
  it('repeats for the same seed, and differs for another', () => {
    expect(row('a', 50)).toEqual(row('a', 50))
    expect(row('a', 50)).not.toEqual(row('b', 50))
  })

  it('spreads evenly over [0, 1)', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (const value of row('even', 10_000))
      counts[Math.floor(value * 10)] = (counts[Math.floor(value * 10)] ?? 0) + 1
    expect(counts).toHaveLength(10)
    expect(Math.min(...counts)).toBeGreaterThan(850)
    expect(Math.max(...counts)).toBeLessThan(1150)
  })

  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes "%s" as FNV-1a does', (text, expected) => {
    expect(hash(text)).toBe(expected)
  })
})
