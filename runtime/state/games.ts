import { atom } from 'jotai/vanilla'
import type { ComponentType } from 'react'
import type { Game } from '../rules/content/game'
import type { StoredGame } from '../rules/content/memberGames'

/** The game that was tapped last on this page: the launch page shows its name and picture. */
export const openedGameAtom = atom<Game | undefined>(undefined)

/** The games that whoever uses the site has marked (D208), the last marked one first. */
export const favouritesAtom = atom<readonly StoredGame[]>([])

/** What stands in the corner of every card; its code comes after the cards. */
export const cardCornerAtom = atom<ComponentType<{ readonly game: StoredGame }> | undefined>(undefined)
