import { type DownloadDecision, rules, stops } from '../../../../runtime/rules/download/decideDownload'
import { downloadRules } from '../../../../runtime/rules/download/downloadRules'
import { alignColumns } from '../alignColumns'
import { rowFigures, stopSettings } from './downloadFigures'
import { rowTexts } from './downloadRows'
import type { DownloadExplanation, ExplainedRow, RowState } from './explainDownload'
import { printSetting, settingOfRule } from './saidSettings'

const verdict = ({ show, forced }: DownloadDecision): string => {
  if (!show) return 'not shown'
  return forced ? 'shown, and cannot be closed' : 'shown, and can be closed'
}

const stateTexts: Readonly<Record<RowState, string>> = {
  yes: 'yes',
  no: 'no',
  unknown: 'unknown',
  off: 'off',
  notSet: 'not set',
}

/** The explanation as lines of text. */
export function formatDownload(
  code: string,
  { decision, statement, text, rows }: DownloadExplanation,
): string {
  const delay = decision.show && decision.delay > 0 ? `, after ${decision.delay / 1000} s` : ''
  return [
    `${code}: the download prompt is ${verdict(decision)}${delay}.`,
    `Row: ${decision.why}${statement === undefined ? '' : ` (${statement})`}. ${text}`,
    '',
    'All rows, in their order (* decided). "off": its setting is switched off; "unknown": a figure is not known:',
    ...alignColumns([['', 'kind', 'row', 'id', 'holds', 'setting', 'figures'], ...rows.map(cellsOf)]),
  ].join('\n')
}

const cellsOf = ({ row, kind, statement, state, decides, settings, figures }: ExplainedRow): string[] => [
  decides ? '*' : ' ',
  kind,
  row,
  statement,
  stateTexts[state],
  settings.map(({ name, ...said }) => `${name === row ? '' : `${name} `}${printSetting(said)}`).join('; ') ||
    '-',
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value ?? 'unknown'}`)
    .join(', ') || '-',
]

/** The decision table, for `--help`. */
export function downloadTable(): string[] {
  const line = (
    kind: string,
    row: keyof typeof rowFigures,
    statement: string,
    looksAt: readonly string[],
  ): string[] => [
    kind,
    row,
    statement,
    [...looksAt, ...rowFigures[row].map(({ name }) => name)].join(', '),
    rowTexts[row],
  ]
  return [
    'The rows, in their order. The first stop that holds keeps the prompt away (closedBefore and busy: unless it is forced);',
    'else the first rule that holds opens it. A rule whose setting is off or not set, or whose figure is unknown, does not hold.',
    '',
    ...alignColumns([
      ['kind', 'row', 'id', 'looks at', 'holds when'],
      ...(Object.keys(stops) as (keyof typeof stops)[]).map((row) =>
        line('stop', row, stops[row].statement, stopSettings[row as 'switchedOff'] ?? []),
      ),
      ...downloadRules.map((row) => line('rule', row, rules[row].statement, [settingOfRule(row)])),
    ]),
  ]
}
