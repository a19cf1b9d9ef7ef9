import type { Path, SourceRange } from './jsonTree'

/** `error` stops a build, `warning` only a check with --strict, and `note` nothing. */
export type Level = 'error' | 'warning' | 'note'

/** What is wrong. The position is added later, because lints do not know files. */
export interface IssueDetails {
  /** An error when absent. */
  readonly level?: Level
  /** Identifies the kind of issue, e.g. `unknown-key`. */
  readonly code: string
  /** What is wrong, in one sentence. */
  readonly message: string
  /** What would be valid, e.g. `true, false or "server"`. */
  readonly expected?: string
  /** The closest valid name, if there is one. */
  readonly suggestion?: string
  /** How to fix it. */
  readonly hint: string
}

/** An issue with one value (or one key) of a merged manifest. */
export interface Finding extends IssueDetails {
  /** The path to the value: `['routes', '/m/home', 'page']`. */
  readonly path: Path
  /** `key` points at the key instead of the value. */
  readonly on?: 'key' | 'value'
  /** The key that is missing at `path`. */
  readonly missing?: string
  /** The paths where a misplaced key belongs. */
  readonly meant?: readonly Path[]
  /** Its place in another file, which the value at `path` names. */
  readonly at?: SourceRange
  /** Only the merchant can correct it, even where a preset sets the value. */
  readonly ofMerchant?: true
}

/** What presets leave to merchants, which complete it; whatever else a preset says must be complete. */
const leftToMerchants: readonly (string | number)[] = ['brand', 'currency']

/** Whether a key that is missing here is asked of the merchant. */
export const isLeftToMerchants = ([section]: Path): boolean =>
  section === undefined || leftToMerchants.includes(section)

/** An issue with its position, as `npm run check` prints it. Lines and columns count from 1. */
export interface Issue extends IssueDetails {
  /** Relative to the project's root, with forward slashes. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** How many characters of the line to underline, at least 1. */
  readonly length: number
  /** The previous line (if any) and the line itself. */
  readonly frame: readonly string[]
  /** Codes of the merchants that are affected, sorted. */
  readonly merchants: readonly string[]
}

/** Adds the position to an issue. */
export function issueAt(range: SourceRange, details: IssueDetails, merchants: readonly string[] = []): Issue {
  const { file, text } = range.source
  const linesBefore = text.slice(0, range.offset).split('\n')
  const lines = text.split('\n')
  const line = linesBefore.length
  const column = (linesBefore.at(-1) ?? '').length + 1
  const current = lines[line - 1] ?? ''
  return {
    ...details,
    file,
    line,
    column,
    length: Math.max(1, Math.min(range.length, current.trimEnd().length - column + 1)),
    frame: lines.slice(Math.max(0, line - 2), line),
    merchants,
  }
}

export const lineOf = ({ source, offset }: SourceRange): number =>
  source.text.slice(0, offset).split('\n').length

/** Merges duplicates: an issue in a preset is reported once, with all merchants that it affects. */
export function mergeIssues(issues: readonly Issue[]): Issue[] {
  const merged = new Map<string, Issue>()
  for (const issue of issues) {
    const key = [issue.file, issue.line, issue.column, issue.code, issue.message].join('\n')
    const merchants = new Set([...(merged.get(key)?.merchants ?? []), ...issue.merchants])
    merged.set(key, { ...issue, merchants: [...merchants].sort() })
  }
  return [...merged.values()].sort(byPosition)
}

function byPosition(a: Issue, b: Issue): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}

export const levelOf = ({ level = 'error' }: Pick<IssueDetails, 'level'>): Level => level
