import { chart } from './chart'
import { formatValue, reachesGoal } from './format'
import { type ProfileName, platformDelay, processorSlowdown, profiles } from './profiles'
import type { Row } from './table'

const end = '<!-- to here -->'

/** Puts what a command measured between its two marks, and leaves what people wrote around it. */
export function replaceMeasured(document: string, measured: string, command = 'npm run bench'): string {
  const begin = `<!-- ${command} writes from here -->`
  const from = document.indexOf(begin)
  const to = document.indexOf(end, from)
  if (from < 0 || to < from) throw new Error(`The document has no "${begin}" and "${end}".`)
  return `${document.slice(0, from + begin.length)}\n\n${measured}\n\n${document.slice(to)}`
}

const bitsPerMegabit = 1e6 / 8

/** One sentence that says how a run measured. */
export function describeConditions(merchant: string, profileName: ProfileName, rounds: number): string {
  const { latency, downloadThroughput } = profiles[profileName]
  return `A release of \`${merchant}\`, medians of ${rounds} interleaved rounds: a network with ${latency} ms of latency and ${downloadThroughput / bitsPerMegabit} Mbps, a processor ${processorSlowdown} times slower than that of the machine, a platform that takes ${platformDelay} ms.`
}

/** What one run measured, as Markdown. `conditions` says how. */
export const measuredPart = (conditions: string, rows: readonly Row[]): string =>
  [conditions, markdownTable(rows), ['```text', chart(rows), '```'].join('\n')].join('\n\n')

export const markdownTable = (rows: readonly Row[]): string =>
  [
    ['figure', 'measured', 'half of the rounds', 'goal', ''],
    ['---', '---:', '---:', '---:', '---'],
    ...rows.map(cells),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

function cells(row: Row): readonly string[] {
  const { title, unit, measured, goal } = row
  const format = (value: number): string => formatValue(value, unit)
  return [
    title,
    measured ? format(measured.value) : 'not measured',
    measured?.spread ? measured.spread.map(format).join(' to ') : '',
    goal === undefined ? '' : format(goal),
    { true: 'reached', false: 'missed' }[String(reachesGoal(row))] ?? '',
  ]
}
