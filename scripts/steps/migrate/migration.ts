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
