import { visible } from '../validate/formatIssues'
import { type DoctorFinding, type Level, levels } from './finding'

const ansiCodes: Readonly<Record<Level, number>> = { must: 31, should: 33, note: 36 }

/** How many addresses of a finding are written out. */
const maxAddresses = 3

function placeOf({ file, line, column, addresses }: DoctorFinding): string {
  if (file !== undefined) return `${file}:${line}:${column}`
  const [first = '', ...more] = addresses ?? []
  const shown = [first, ...more.slice(0, maxAddresses - 1)].join(' ')
  const rest = 1 + more.length - maxAddresses
  return rest > 0 ? `${shown} and ${rest} more` : shown
}

/** The other places: lines of the same file by their number only. */
function alsoLine({ file, also = [] }: DoctorFinding): string[] {
  if (also.length === 0) return []
  const places = also.map((place) =>
    place.file === file ? `line ${place.line}` : `${place.file}:${place.line}`,
  )
  return [`  Also: ${[...new Set(places)].join(', ')}`]
}

/** Findings for people: level, place, what, why, what to do. */
export function formatFindings(
  findings: readonly DoctorFinding[],
  { color }: { readonly color: boolean },
): string {
  const paint = (level: Level): string => (color ? `\u001b[${ansiCodes[level]}m${level}\u001b[0m` : level)
  return findings
    .map((finding) =>
      [
        `${paint(finding.level)} ${placeOf(finding)} ${finding.code}`,
        `  ${visible(finding.message)}`,
        ...alsoLine(finding),
        `  Why: ${finding.why}`,
        `  To do: ${finding.fix}`,
      ].join('\n'),
    )
    .join('\n\n')
}

/** "3 must, 1 should, 0 note" in words. */
export function countFindings(findings: readonly DoctorFinding[]): string {
  const count = (level: Level): number => findings.filter((finding) => finding.level === level).length
  return levels.map((level) => `${count(level)} ${level}`).join(', ')
}
