import { gamesForMarket } from '../../catalogue/games'
import { vendors } from '../../catalogue/vendors'
import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'

/** The vendors of the merchant's games, most games first (E7.15). */
export function getGameVendors({ state }: CallContext<unknown, ConfigState>) {
  const { categories, currency } = state.merchant
  const games = gamesForMarket(currency.code).filter((game) => categories.includes(game.category))
  const entries = vendors.map((vendor) => {
    const vendorGames = games.filter((game) => game.vendor === vendor.id)
    const gameClassify = categories.filter((category) =>
      vendorGames.some((game) => game.category === category),
    )
    const picture = `/wps/media/vendors/${vendor.id}.webp`
    return { id: vendor.id, name: vendor.name, picture, gameClassify, gameCount: vendorGames.length }
  })
  return {
    vendors: entries
      .filter((vendor) => vendor.gameCount > 0)
      .sort((first, second) => second.gameCount - first.gameCount),
  }
}
