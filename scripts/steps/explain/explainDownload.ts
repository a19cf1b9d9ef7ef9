import {
  type DownloadCase,
  type DownloadDecision,
  decideDownload,
  rules,
  type StopName,
  stops,
} from '../../../runtime/rules/download/decideDownload'
import { type DownloadRule, downloadRules } from '../../../runtime/rules/download/downloadRules'
import { rowTexts } from './downloadRows'

/** A row of the decision table, and what it says about the case. */
export interface ExplainedRow {
  readonly row: StopName | DownloadRule
  readonly kind: 'stop' | 'rule'
  readonly statement: string
  readonly applies: boolean
  /** It decided. */
  readonly decides: boolean
  readonly text: string
}

export interface DownloadExplanation {
  readonly decision: DownloadDecision
  readonly statement: string | undefined
  readonly text: string
  readonly rows: readonly ExplainedRow[]
}

/** Explains the decision about one case: the row that made it, and what every other row says (E4.14). */
export function explainDownload(one: DownloadCase): DownloadExplanation {
  const decision = decideDownload(one)
  const stopRows = (Object.keys(stops) as StopName[]).map((row) => ({
    row,
    kind: 'stop' as const,
    statement: stops[row].statement,
    applies: stops[row].stops(one),
  }))
  const ruleRows = downloadRules.map((row) => ({
    row,
    kind: 'rule' as const,
    statement: rules[row].statement,
    applies: rules[row].holds(one),
  }))
  const rows = [...stopRows, ...ruleRows].map((row) => ({
    ...row,
    decides: row.row === decision.why,
    text: rowTexts[row.row],
  }))
  return {
    decision,
    statement: rows.find(({ decides }) => decides)?.statement,
    text: rowTexts[decision.why],
    rows,
  }
}

const verdict = ({ show, forced }: DownloadDecision): string => {
  if (!show) return 'not shown'
  return forced ? 'shown, and cannot be closed' : 'shown, and can be closed'
}

/** The explanation as lines of text. */
export function formatExplanation(
  code: string,
  { decision, statement, text, rows }: DownloadExplanation,
): string {
  const delay = decision.show && decision.delay > 0 ? `, after ${decision.delay / 1000} s` : ''
  const width = Math.max(...rows.map(({ row }) => row.length))
  return [
    `${code}: the download prompt is ${verdict(decision)}${delay}.`,
    `Row: ${decision.why}${statement === undefined ? '' : ` (${statement})`}. ${text}`,
    '',
    'All rows, in their order (* decided):',
    ...rows.map(
      ({ row, kind, statement: id, applies, decides }) =>
        `${decides ? '*' : ' '} ${kind}  ${row.padEnd(width)}  ${id}  ${applies ? 'yes' : 'no'}`,
    ),
  ].join('\n')
}
