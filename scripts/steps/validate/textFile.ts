import type { Issue } from './issue'
import type { SourceRange } from './jsonTree'
import type { ParsedFile } from './parseSource'

/** A file of runtime/text. */
export interface TextFile {
  readonly language: string
  readonly file: ParsedFile
  /** By key ("lobby.title"); absent when the file cannot be read. */
  readonly texts?: ReadonlyMap<string, LocatedText>
  readonly issues: readonly Issue[]
}

export interface LocatedText {
  readonly text: string
  readonly keyRange: SourceRange
  readonly range: SourceRange
}
