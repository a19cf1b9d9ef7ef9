import { seeded } from '../random'

/** Chance that can be repeated: the same seed makes the same choices. */
export interface Chance {
  between(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

export function createChance(seed: string): Chance {
  const random = seeded(seed)
  return {
    between: (low, high) => low + (high - low) * random(),
    pick: ([first, ...others]) => [first, ...others][Math.floor(random() * (others.length + 1))] ?? first,
  }
}
