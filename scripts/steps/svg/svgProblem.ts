/** What keeps a picture from being used, with its place in the file's text. */
export interface SvgProblem {
  /** UTF-16 units from the start of the text. */
  readonly offset: number
  /** UTF-16 units, at least 1. */
  readonly length: number
  /** A sentence about the picture. */
  readonly message: string
  readonly expected?: string
  readonly hint: string
}

/** A number of bytes, or of characters, as people write it: "12 KB", "3.1 MB". */
export const inKilobytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
