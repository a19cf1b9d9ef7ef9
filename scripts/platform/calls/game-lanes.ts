import { lanes } from '../catalogue/lanes'
import type { Exchange } from '../exchange'
import { gameCategories } from '../types'

/** Lanes of the lobby, one whole category, or what a search finds (E7.39, E3.32). */
export function getGameLanes({ world, state, language, query }: Exchange) {
  const gameClassify = gameCategories.find((category) => category === query.get('gameClassify'))
  const unknown = query.has('gameClassify') && !gameClassify
  const { categories, currency } = state.merchant
  const wanted = gameClassify ? categories.filter((category) => category === gameClassify) : categories
  return {
    lanes: lanes({
      categories: unknown ? [] : wanted,
      cards: gameClassify === undefined ? state.cardsInLane : undefined,
      market: currency.code,
      keyword: query.get('keyword') ?? '',
      language,
      now: world.clock.now(),
    }),
  }
}
