import type { Issue } from '../validate/issue'
import type { FormerVersion } from './migration'
import { currentVersion, renamesAfter } from './migrations'

/** A manifest or preset of an earlier version. */
export interface OutdatedFile extends FormerVersion {
  /** Relative to the project's root, with forward slashes. */
  readonly file: string
}

/** Says which files are of an earlier version, and the command that changes them; undefined when there is none. */
export function describeOutdated(files: readonly OutdatedFile[]): string | undefined {
  if (files.length === 0) return undefined
  const places = files.map(({ file, line, version }) => `${file}:${line} (version ${version})`)
  const shown = places.slice(0, maxShown).join(', ')
  const others = places.length > maxShown ? ` and ${places.length - maxShown} more` : ''
  return `Of an earlier version, and read as such: ${shown}${others}. "npm run migrate" shows what version ${currentVersion} changes in them.`
}

const maxShown = 5

/** An issue in a file of an earlier version, with the names that properties have there. */
export function inFormerNames(issue: Issue, outdated: ReadonlyMap<string, OutdatedFile>): Issue {
  const version = outdated.get(issue.file)?.version
  if (version === undefined || ownIssues.includes(issue.code)) return issue
  const inFormer = (text: string): string =>
    renamesAfter(version).reduceRight(
      (named, { path, name }) => named.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), path.at(-1) ?? name),
      text,
    )
  const { message, expected, suggestion, hint } = issue
  return {
    ...issue,
    message: inFormer(message),
    hint: inFormer(hint),
    ...(expected !== undefined && { expected: inFormer(expected) }),
    ...(suggestion !== undefined && { suggestion: inFormer(suggestion) }),
  }
}

/** These name both. */
const ownIssues = ['two-names', 'later-name']
