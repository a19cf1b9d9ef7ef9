import { randomSequence } from '../random'

/** Random choices: the same seed makes the same ones. */
export interface SeededRandom {
  between(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

export function createSeededRandom(seed: string): SeededRandom {
  const next = randomSequence(seed)
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: ([first, ...others]) => [first, ...others][Math.floor(next() * (others.length + 1))] ?? first,
  }
}
