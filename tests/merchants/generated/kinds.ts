import type { Draw } from './draw'

/** A changed file, and the lines of it on which the finding belongs. */
export interface Mutant {
  readonly text: string
  /** None: the file is gone. */
  readonly lines: readonly number[]
  readonly removed?: true
  /** As bytes, where it is no UTF-8. */
  readonly bytes?: Buffer
}

/** A kind of mistake: undefined where the file has no place for it. */
export interface Kind {
  readonly name: string
  readonly of: 'manifest' | 'merchant' | 'preset' | 'json' | 'texts' | 'picture'
  /** `file` is its path from the project's root. */
  make(text: string, draw: Draw, file: string): Mutant | undefined
}
