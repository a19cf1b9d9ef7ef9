import type { GameCategory } from '../types'
import { cards } from './cards'
import { fishing } from './fishing'
import { codeOf, type Game, type GameRow } from './game'
import { live } from './live'
import { lottery } from './lottery'
import { slots } from './slots'
import { sports } from './sports'

const lists: Readonly<Record<GameCategory, readonly GameRow[]>> = {
  lottery,
  live,
  slots,
  fishing,
  sports,
  cards,
}

/** Games of these categories can be tried without a session; the others run once for everybody. */
const trials: ReadonlySet<GameCategory> = new Set(['slots', 'fishing', 'cards'])

const FIRST_ID = 10_001

/** Every game of every market, in the order of the lists: the first of a category lead its lane. */
export const games: readonly Game[] = (Object.keys(lists) as GameCategory[])
  .flatMap((category) => lists[category].map((row) => ({ category, row })))
  .map(({ category, row: [name, vendor, about = {}] }, index) => {
    const { names, ...traits } = about
    return {
      id: FIRST_ID + index,
      code: codeOf(name),
      category,
      vendor,
      names: { EN: name, ...names },
      trial: trials.has(category),
      ...traits,
    }
  })

const byCode = new Map(games.map((game) => [game.code, game]))

export const gameWithCode = (code: string): Game | undefined => byCode.get(code)

/** The games that are offered where a currency is spent. */
export const gamesOf = (currency: string): readonly Game[] =>
  games.filter(({ markets }) => markets === undefined || markets.includes(currency))
