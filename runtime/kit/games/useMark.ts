import { useAtomValue } from 'jotai/react'
import type { StoredGame } from '../../rules/content/memberGames'
import { favouritesAtom } from '../../state/games'
import { useSite, useText } from '../useSite'
import { isMarked, mark } from './favourites'

interface Mark {
  readonly marked: boolean
  /** What a tap does: "Add Dragon to favourites". */
  readonly label: string
  toggle(): void
}

/** Whether a game is marked (D208), and what changes that. */
export function useMark(game: StoredGame): Mark {
  const site = useSite()
  const t = useText()
  const marked = isMarked(useAtomValue(favouritesAtom), game)
  return {
    marked,
    label: t(marked ? 'lobby.removeFavourite' : 'lobby.addFavourite', { name: game.name }),
    toggle: () => mark(site, game, !marked),
  }
}
