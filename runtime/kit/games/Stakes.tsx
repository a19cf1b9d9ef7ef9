import type { Game } from '../../rules/content/game'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { useText } from '../useSite'
import { useGameDetails } from './gameDetails'

/** The lowest and the highest stake of a game, on its card (D220). */
export function Stakes({ game }: { readonly game: Pick<Game, 'stakes' | 'rules'> }) {
  const t = useText()
  const { stakes } = useGameDetails(game)
  return stakes === undefined ? null : (
    <>
      <VisuallyHidden>{t('lobby.stakes')} </VisuallyHidden>
      <bdi className="GameCard-stakes">{stakes}</bdi>
    </>
  )
}
