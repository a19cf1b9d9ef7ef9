/** A property that got another name, in the same object and with the same values. */
export interface Rename {
  /** Its path in earlier versions. */
  readonly path: readonly string[]
  /** Its name since then. */
  readonly name: string
}

/** What a version of the manifest has changed. */
export interface Migration {
  readonly renames: readonly Rename[]
}

/** The earlier version that a file is written in. */
export interface FormerVersion {
  readonly version: number
  /** The line that says so; 1 when only the names of its properties do. */
  readonly line: number
}
