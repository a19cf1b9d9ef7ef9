import type { Game } from '../../rules/content/game'
import { useGameDetails } from './gameDetails'

/** The lowest and the highest stake of a game, on its card (D220). It takes no element: a lobby has hundreds of cards (D214). */
export function Stakes({ game }: { readonly game: Pick<Game, 'stakes' | 'rules'> }) {
  const { shortStakes } = useGameDetails(game)
  // It runs from left to right on a page that does not.
  return shortStakes === undefined ? null : `\u2066${shortStakes}\u2069`
}
