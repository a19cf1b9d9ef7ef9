import { atom } from 'jotai/vanilla'
import type { PayloadOf } from '../contract/overlays'
import type { OverlayRequest } from '../rules/system/arrangeOverlays'
import type { OverlayId } from '../tables/overlays'

/** An overlay that is open, with its payload. */
interface OpenOverlayWith<Id extends OverlayId> extends OverlayRequest {
  readonly id: Id
  readonly payload: PayloadOf<Id>
  /** The leave animation is running; the overlay no longer takes input. */
  readonly leaving: boolean
}

export type OpenOverlay = { [Id in OverlayId]: OpenOverlayWith<Id> }[OverlayId]

/** A window that is open beside the page, which stays usable: Back closes it before it leaves the page. */
export interface OpenWindow {
  readonly key: string
  readonly close: () => void
}

export const openWindowsAtom = atom<readonly OpenWindow[]>([])

export const openOverlaysAtom = atom<readonly OpenOverlay[]>([])
