import { atom } from 'jotai/vanilla'
import type { OverlayRequest } from '../rules/system/arrangeOverlays'

/** An overlay that is open, with its payload. */
export interface OpenOverlay extends OverlayRequest {
  readonly payload: unknown
  /** The leave animation is running; the overlay no longer takes input. */
  readonly leaving: boolean
}

export const openOverlaysAtom = atom<readonly OpenOverlay[]>([])
