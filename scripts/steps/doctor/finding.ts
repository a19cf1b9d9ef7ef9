import type { Finding } from '../validate/issue'
import type { Path, SourceRange } from '../validate/jsonTree'

/** must: do not launch with it; should: mend it soon; note: worth knowing. */
export const levels = ['must', 'should', 'note'] as const
export type Level = (typeof levels)[number]

/** What was found, and what to do about it. */
export interface Details {
  readonly level: Level
  /** Identifies the kind of finding: "licence-missing". */
  readonly code: string
  readonly message: string
  /** Why it matters, in a sentence. */
  readonly why: string
  readonly fix: string
}

/** A finding about a value of a merged manifest, or about the place where one is missing. */
export interface ManifestFinding extends Details {
  readonly path: Path
  readonly on?: 'key' | 'value'
  /** Its place in a file that the value names. */
  readonly at?: SourceRange
}

/** A warning of the check, with what it means for members. */
export const ofWarning = ({ path, on, code, message, hint }: Finding, why: string): ManifestFinding => ({
  level: 'should',
  code,
  path,
  ...(on && { on }),
  message,
  why,
  fix: hint,
})

/** A place in a file of the project; the path is relative to the project's root, with forward slashes. */
export interface FilePlace {
  readonly file: string
  /** Counts from 1, as the column does. */
  readonly line: number
  readonly column: number
}

/** A finding with its place: a line of a file of the project, or an address of the deployed site. */
export interface DoctorFinding extends Details, Partial<FilePlace> {
  /** The other places of the same finding. */
  readonly also?: readonly FilePlace[]
  /** The addresses where it was found. */
  readonly addresses?: readonly string[]
}

/** The gravest first; within a level in the order in which they were found. */
export const sortFindings = (findings: readonly DoctorFinding[]): DoctorFinding[] =>
  findings.toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))

/** What says the same in several places is one finding, at the first of them. */
export function onePerMessage(findings: readonly (DoctorFinding & FilePlace)[]): DoctorFinding[] {
  const groups = new Map<string, (DoctorFinding & FilePlace)[]>()
  for (const finding of findings) {
    const { level, code, message, fix } = finding
    const key = [level, code, message, fix].join('\n')
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted(byPlace)
    const also = others.map(({ file, line, column }) => ({ file, line, column }))
    return first ? [also.length === 0 ? first : { ...first, also }] : []
  })
}

const byPlace = (one: FilePlace, other: FilePlace): number =>
  one.file.localeCompare(other.file, 'en') || one.line - other.line || one.column - other.column
