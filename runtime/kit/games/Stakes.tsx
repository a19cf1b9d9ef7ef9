import type { Game } from '../../rules/content/game'
import { readStakes } from '../../rules/games/gameDetails'
import { languages } from '../../tables/languages'
import { useCurrency } from '../useCurrency'
import { useSite } from '../useSite'

/** The lowest and the highest stake of a game, on its card (D220). It takes no element: a lobby has hundreds of cards (D214). */
export function Stakes({ game }: { readonly game: Pick<Game, 'stakes'> }) {
  const { text } = useSite()
  const range = readStakes(game.stakes, useCurrency(), languages[text.language].locale)
  // It runs from left to right on a page that does not.
  return range === undefined ? null : `\u2066${range.shortStakes}\u2069`
}
