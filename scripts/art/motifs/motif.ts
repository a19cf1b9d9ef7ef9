import type { Ink } from '../forms'

/** A thing that a game is about. */
export interface Motif {
  readonly name: string
  /** Words of a game's code that call for it. */
  readonly words: readonly string[]
  /** Fills the square from -100 to 100. */
  readonly draw: (ink: Ink) => string
}
