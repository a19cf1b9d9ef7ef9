import type { Stop } from '../clock'

/** Where the member is in the history and in the page. */
export interface PagePlace {
  /** This document is back: the browser had discarded it, or it was reloaded or reached through the history. */
  readonly restored: boolean
  /** Identifies the current entry of the history, also after a reload. */
  readonly entryKey: string
  /** How far the page is scrolled, and how far it can be, in px. */
  readonly scrollPlace: number
  readonly scrollLimit: number
  scrollTo(place: number): void
  onScroll(listener: () => void): Stop
}
