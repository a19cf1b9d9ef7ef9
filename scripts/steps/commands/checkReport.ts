import { formatAnnotations } from '../validate/annotations'
import { cautions } from '../validate/cautions'
import { formatIssues, toIssueData } from '../validate/formatIssues'
import { type Issue, type Level, levelOf } from '../validate/issue'
import type { LoadedMerchants } from '../validate/loadMerchants'
import { formatSarif } from '../validate/sarif'
import { listCodes } from './buildReport'

export const reportFormats = ['text', 'json', 'github', 'sarif'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** What a check has found. */
export interface CheckReport extends Pick<LoadedMerchants, 'merchants' | 'missingTexts' | 'codes'> {
  /** Errors first, then warnings, then notes. */
  readonly findings: readonly Issue[]
  readonly color: boolean
  /** That of this project. */
  readonly version: string
}

/** With `strict`, warnings are errors. */
export const orderFindings = (findings: readonly Issue[], strict: boolean): Issue[] =>
  findings
    .map((issue): Issue => (strict && issue.level === 'warning' ? { ...issue, level: 'error' } : issue))
    .sort((a, b) => levels.indexOf(levelOf(a)) - levels.indexOf(levelOf(b)))

const levels: readonly Level[] = ['error', 'warning', 'note']

/** Whether a finding keeps merchants from being built. */
export const hasErrors = (findings: readonly Issue[]): boolean => of(findings, 'error').length > 0

const of = (findings: readonly Issue[], level: Level): Issue[] =>
  findings.filter((issue) => levelOf(issue) === level)

const writers: Readonly<Record<ReportFormat, (report: CheckReport) => string>> = {
  text: textReport,
  json: (report) => JSON.stringify(jsonReport(report), null, 2),
  // A note is no news in a pull request.
  github: (report) =>
    [formatAnnotations(loud(report.findings)), summaryOf(report)].filter((part) => part !== '').join('\n'),
  sarif: ({ findings, version }) => formatSarif(findings, version),
}

/** What the command prints. */
export const formatReport = (report: CheckReport, format: ReportFormat): string => writers[format](report)

/** As .github/reference/check.schema.json describes it. */
export function jsonReport({ findings, merchants, missingTexts, codes }: CheckReport) {
  const errors = of(findings, 'error')
  return {
    ok: errors.length === 0,
    issues: errors.map(toIssueData),
    warnings: of(findings, 'warning').map(toIssueData),
    notes: of(findings, 'note').map(toIssueData),
    merchants: codes,
    risky: Object.fromEntries(
      merchants.map(({ code, manifest }) => [
        code,
        cautions(manifest).map(({ message, hint }) => `${message} ${hint}`),
      ]),
    ),
    fromPresets: Object.fromEntries(merchants.map(({ code, presetValues }) => [code, presetValues])),
    missingTexts: missingTexts.map(toIssueData),
  }
}

/** Errors and warnings with their lines, notes with a line each. */
function textReport(report: CheckReport): string {
  const { findings, color } = report
  const shown = loud(findings)
  const notes = of(findings, 'note').map(
    ({ file, line, column, code, message, merchants }) =>
      `${file}:${line}:${column} note: ${code}: ${message}${merchants.length > 0 ? ` Affects: ${merchants.join(', ')}.` : ''}`,
  )
  const parts = [
    ...(shown.length > 0 ? [formatIssues(shown, { color })] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  ]
  // Good news comes first, and the number of mistakes where one looks last.
  const summary = summaryOf(report)
  return (hasErrors(findings) ? [...parts, summary] : [summary, ...parts]).join('\n\n')
}

const loud = (findings: readonly Issue[]): Issue[] => findings.filter((issue) => levelOf(issue) !== 'note')

function summaryOf({ findings, codes }: CheckReport): string {
  if (hasErrors(findings)) return countOf(findings)
  const passed = `No issues: ${listCodes(codes) || 'no merchant'}.`
  return loud(findings).length > 0 ? `${passed} ${countOf(findings)}` : passed
}

/** "2 issues, 1 warning." Notes are not counted. */
function countOf(findings: readonly Issue[]): string {
  const [errors, warnings] = [of(findings, 'error').length, of(findings, 'warning').length]
  const parts = [
    ...(errors > 0 || warnings === 0 ? [counted(errors, 'issue')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
  return `${parts.join(', ')}.`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
