import { gamesOf } from '../catalogue/games'
import { vendors } from '../catalogue/vendors'
import type { Exchange } from '../exchange'

/** The vendors of the merchant's games, most games first (E7.15). */
export function getGameVendors({ state }: Exchange) {
  const { categories, currency } = state.merchant
  const games = gamesOf(currency.code).filter((game) => categories.includes(game.category))
  const answered = vendors.map((vendor) => {
    const own = games.filter((game) => game.vendor === vendor.id)
    const gameClassify = categories.filter((category) => own.some((game) => game.category === category))
    const picture = `/wps/media/vendors/${vendor.id}.svg`
    return { id: vendor.id, name: vendor.name, picture, gameClassify, gameCount: own.length }
  })
  return {
    vendors: answered
      .filter((vendor) => vendor.gameCount > 0)
      .sort((first, second) => second.gameCount - first.gameCount),
  }
}
