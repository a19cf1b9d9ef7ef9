import { type Issue, issueAt, lineOf } from './issue'
import type { SourceText } from './jsonTree'

/** No line of JSON begins like this, and a text has no line breaks. */
const marker = /^[ \t]*([<|=>])\1{6,}(?![<|=>])/gm

/** The conflicts of a merge that nobody resolved, and lines that were left when somebody did. */
export function mergeConflictIssues(source: SourceText): Issue[] {
  const markers = [...source.text.matchAll(marker)].map(({ 0: line, 1: kind, index }) => ({
    kind,
    offset: index + line.search(/\S/),
    length: line.trim().length,
  }))
  return markers.flatMap(({ kind, offset, length }, index) => {
    const isInConflict =
      markers.slice(0, index).findLast((other) => /[<>]/.test(other.kind ?? ''))?.kind === '<'
    if (kind !== '<' && isInConflict) return []
    const end =
      kind === '<'
        ? markers.slice(index + 1).find((other) => other.kind !== '|' && other.kind !== '=')
        : undefined
    const range =
      end?.kind === '>' ? ` and ends on line ${lineOf({ source, offset: end.offset, length: 1 })}` : ''
    const message =
      kind === '<'
        ? `A merge conflict begins here${range}: the file has both versions.`
        : 'This line was left by a merge conflict.'
    return [
      issueAt(
        { source, offset, length },
        {
          code: 'merge-conflict',
          message,
          hint:
            kind === '<'
              ? 'Keep one version, or join the two, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.'
              : 'Remove it, and compare the lines around it with both versions.',
        },
      ),
    ]
  })
}
