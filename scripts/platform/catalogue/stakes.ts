import type { Game, GameCategory } from './game'

interface Stakes {
  readonly minimum: number
  readonly maximum: number
}

/** The tables of a real casino: for everyone, for regulars, for high rollers. In units of a currency. */
const tables: readonly Stakes[] = [
  { minimum: 0.5, maximum: 500 },
  { minimum: 5, maximum: 2_000 },
  { minimum: 25, maximum: 10_000 },
]

/** What is played at a table with stakes; the stakes of slots and lotteries are chosen in the game. */
const categoriesWithStakes: ReadonlySet<GameCategory> = new Set(['live', 'cards'])

/** What a small stake is worth in other currencies. */
const units: Readonly<Record<string, number>> = { VND: 1_000, PKR: 50, PHP: 10 }

/** The stakes of a game (D220), in the currency of a market; undefined where the table has none. */
export function stakesOf({ id, category }: Game, market: string): Stakes | undefined {
  const stakes = tables[id % tables.length]
  if (!categoriesWithStakes.has(category) || !stakes) return undefined
  const unit = units[market] ?? 1
  return { minimum: stakes.minimum * unit, maximum: stakes.maximum * unit }
}
