import { atom } from 'jotai/vanilla'
import type { ComponentType } from 'react'
import type { Game } from '../rules/content/game'
import type { StoredGame } from '../rules/content/memberGames'

/** The game that was tapped last on this page: the launch page shows its name and picture. */
export const openedGameAtom = atom<Game | undefined>(undefined)

/** The games that whoever uses the site has marked (D208), the last marked one first. */
export const favouritesAtom = atom<readonly StoredGame[]>([])

type GameComponent = ComponentType<{ readonly game: StoredGame }>

interface CardParts {
  readonly Corner?: GameComponent
  /** The lowest and the highest stake (D220). */
  readonly Stakes?: GameComponent
}

/** What stands on every card: its code comes after the cards. */
export const cardPartsAtom = atom<CardParts>({})
