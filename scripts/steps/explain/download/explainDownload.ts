import {
  type DownloadCase,
  type DownloadDecision,
  decideDownload,
  rules,
  type StopName,
  stops,
} from '../../../../runtime/rules/download/decideDownload'
import { type DownloadRule, downloadRules } from '../../../../runtime/rules/download/downloadRules'
import type { DownloadSettingName } from '../../../../runtime/rules/download/downloadSettings'
import { rowFigures, stopSettings } from './downloadFigures'
import { rowTexts } from './downloadRows'
import type { ReadDownloadCase } from './readDownloadCase'
import { type SaidSetting, settingOfRule } from './saidSettings'

/** What a row says: it holds or not; nobody knows yet, because a figure is unknown; or its setting is off, or not set. */
export type RowState = 'yes' | 'no' | 'unknown' | 'off' | 'notSet'

/** A row of the decision table, and what it says about the case. */
export interface ExplainedRow {
  readonly row: StopName | DownloadRule
  readonly kind: 'stop' | 'rule'
  readonly statement: string
  readonly state: RowState
  readonly applies: boolean
  /** It decided. */
  readonly decides: boolean
  readonly text: string
  readonly settings: readonly ({ readonly name: DownloadSettingName } & SaidSetting)[]
  /** The figures that it compares, by option; null: unknown. */
  readonly figures: Readonly<Record<string, string | number | boolean | null>>
}

export interface DownloadExplanation {
  readonly decision: DownloadDecision
  readonly statement: string | undefined
  readonly text: string
  readonly rows: readonly ExplainedRow[]
}

/** Explains the decision about one case: the row that made it, and what every other row says (E4.14). */
export function explainDownload({ one, said }: ReadDownloadCase): DownloadExplanation {
  const decision = decideDownload(one)
  const describe = (
    row: StopName | DownloadRule,
    kind: ExplainedRow['kind'],
    names: readonly DownloadSettingName[],
    state: RowState,
  ): ExplainedRow => ({
    row,
    kind,
    statement: (kind === 'stop' ? stops[row as StopName] : rules[row as DownloadRule]).statement,
    state,
    applies: state === 'yes',
    decides: row === decision.why,
    text: rowTexts[row],
    settings: names.map((name) => ({ name, ...said[name] })),
    figures: Object.fromEntries(rowFigures[row].map(({ name, of }) => [name, of(one) ?? null])),
  })
  const rows = [
    ...(Object.keys(stops) as StopName[]).map((row) =>
      describe(row, 'stop', stopSettings[row] ?? [], stops[row].stops(one) ? 'yes' : 'no'),
    ),
    ...downloadRules.map((row) => {
      const name = settingOfRule(row)
      return describe(row, 'rule', [name], stateOf(row, one, said[name]))
    }),
  ]
  const decides = rows.find((row) => row.decides)
  return { decision, statement: decides?.statement, text: rowTexts[decision.why], rows }
}

/** Numbers of which one fulfils any condition on a count. */
const extremes = [0, Number.MAX_SAFE_INTEGER] as const

function stateOf(row: DownloadRule, one: DownloadCase, setting: SaidSetting): RowState {
  if (setting.state !== 'on') return setting.state
  if (rules[row].holds(one)) return 'yes'
  const unknown = rowFigures[row].flatMap(({ field }) =>
    field !== undefined && one[field] === undefined ? field : [],
  )
  const couldHold = unknown.some((field) =>
    extremes.some((number) => rules[row].holds({ ...one, [field]: number })),
  )
  return couldHold ? 'unknown' : 'no'
}
