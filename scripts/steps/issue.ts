import type { Place } from './tree'

/** What is wrong, in words; where it is comes later, because a rule does not know files. */
export interface Complaint {
  /** Short name of the kind of mistake, e.g. `unknown-key`. */
  readonly code: string
  /** One plain sentence that says what is wrong. */
  readonly message: string
  /** What would have been right, e.g. `true, false or "server"`. */
  readonly expected?: string
  /** The nearest valid name, when there is one. */
  readonly suggestion?: string
  /** What to do about it. */
  readonly hint: string
}

/** A complaint about one value (or one key) of a resolved manifest. */
export interface Finding extends Complaint {
  /** The way to the value: `['routes', '/m/home', 'page']`. */
  readonly path: Path
  /** `key` points at the name instead of at the value. */
  readonly on?: 'key' | 'value'
  /** The key that is missing at `path`. */
  readonly missing?: string
}

export type Path = readonly (string | number)[]

/** A complaint with a position; what `npm run check` prints. Lines and columns count from 1. */
export interface Issue extends Complaint {
  /** Relative to the project's root, with forward slashes. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** How many characters of the line to underline, at least 1. */
  readonly length: number
  /** The line before (if any) and the line itself. */
  readonly frame: readonly string[]
  /** Codes of the merchants that are affected, sorted. */
  readonly merchants: readonly string[]
}

/** Gives a complaint its position. */
export function issueAt(place: Place, complaint: Complaint, merchants: readonly string[] = []): Issue {
  const { file, text } = place.document
  const before = text.slice(0, place.offset).split('\n')
  const lines = text.split('\n')
  const line = before.length
  const column = (before.at(-1) ?? '').length + 1
  const current = lines[line - 1] ?? ''
  return {
    ...complaint,
    file,
    line,
    column,
    length: Math.max(1, Math.min(place.length, current.trimEnd().length - column + 1)),
    frame: lines.slice(Math.max(0, line - 2), line),
    merchants,
  }
}

/** One report for each mistake: the same mistake of a preset, seen through many merchants, becomes one. */
export function uniteIssues(issues: readonly Issue[]): Issue[] {
  const united = new Map<string, Issue>()
  for (const issue of issues) {
    const key = [issue.file, issue.line, issue.column, issue.code, issue.message].join('\n')
    const merchants = new Set([...(united.get(key)?.merchants ?? []), ...issue.merchants])
    united.set(key, { ...issue, merchants: [...merchants].sort() })
  }
  return [...united.values()].sort(byPosition)
}

function byPosition(a: Issue, b: Issue): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}
