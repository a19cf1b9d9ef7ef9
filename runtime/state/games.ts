import { atom } from 'jotai/vanilla'
import type { Game } from '../rules/content/game'

/** The game that was tapped last on this page: the launch page shows its name and picture. */
export const openedGameAtom = atom<Game | undefined>(undefined)
