import { cards } from './cards'
import { fishing } from './fishing'
import { type Game, type GameCategory, type GameRow, gameCodeOf } from './game'
import { live } from './live'
import { lottery } from './lottery'
import { slots } from './slots'
import { sports } from './sports'

const gamesByCategory: Readonly<Record<GameCategory, readonly GameRow[]>> = {
  lottery,
  live,
  slots,
  fishing,
  sports,
  cards,
}

/** Games of these categories have a demo mode; the others are the same live event for all players. */
const categoriesWithTrial: ReadonlySet<GameCategory> = new Set(['slots', 'fishing', 'cards'])

const firstId = 10_001

/** Every game of every market, in the order of the lists, which is also the order within a lane. */
export const games: readonly Game[] = (Object.keys(gamesByCategory) as GameCategory[])
  .flatMap((category) => gamesByCategory[category].map((row) => ({ category, row })))
  .map(({ category, row: [name, vendor, options = {}] }, index) => {
    const { names, ...traits } = options
    return {
      id: firstId + index,
      code: gameCodeOf(name),
      category,
      vendor,
      names: { EN: name, ...names },
      trial: categoriesWithTrial.has(category),
      ...traits,
    }
  })

const gamesByCode = new Map(games.map((game) => [game.code, game]))

export const findGame = (code: string): Game | undefined => gamesByCode.get(code)

/** The games that are offered in a currency's market. */
export const gamesForMarket = (currency: string): readonly Game[] =>
  games.filter(({ markets }) => markets === undefined || markets.includes(currency))
