import { atom } from 'jotai/vanilla'
import type { Wish } from '../rules/stage'

/** An overlay that somebody wants to be shown, with what was handed over. */
export interface OpenOverlay extends Wish {
  readonly given: unknown
  /** Leaving: the motion runs, and the member can no longer use it. */
  readonly leaving: boolean
}

export const openOverlaysAtom = atom<readonly OpenOverlay[]>([])
