import type { PageState } from './pageState'

/** What is of use to the visitor: the floor's greeting, the lobby's first game. */
export const contentSelector = '#hello h1, .GameCard'

/** What the probe has seen of a visit; times are in milliseconds since the navigation began. */
export interface VisitRecord {
  firstPaint?: number
  /** The last candidate so far. */
  largestPaint?: number
  layoutShift: number
  readonly longTasks: readonly LongTask[]
  /** The content is in the document. */
  content?: ContentRecord
  /** The content is on the screen. */
  contentPaint?: number
}

export interface LongTask {
  readonly start: number
  readonly duration: number
}

export interface ContentRecord {
  readonly inserted: number
}

/** What the probe offers to whoever measures the page. */
export interface Probe {
  readonly record: VisitRecord
  readonly firstPainted: Promise<void>
  readonly contentPainted: Promise<void>
  readState(): PageState
  /** How many elements the page's body has, without what is shown when the browser is idle. */
  countElements(): number
}

declare global {
  var __probe: Probe
}
