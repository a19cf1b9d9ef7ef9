import { type Issue, levelOf } from './issue'

export interface FormatOptions {
  /** Whether to use terminal colours. */
  readonly color: boolean
}

const ansiCodes = { bold: 1, dim: 2, red: 31, cyan: 36 } as const

/** Formats issues for people: position, message, code frame, what was expected, what to do. */
export function formatIssues(issues: readonly Issue[], { color }: FormatOptions): string {
  const paint = (style: keyof typeof ansiCodes, text: string) =>
    color ? `\u001b[${ansiCodes[style]}m${text}\u001b[0m` : text
  return issues
    .map((issue) =>
      [
        `${paint('cyan', `${issue.file}:${issue.line}:${issue.column}`)} ${paint('dim', labelOf(issue))}`,
        `  ${paint('bold', issue.message)}`,
        ...codeFrame(issue, (mark) => paint('red', mark)),
        ...adviceLines(issue),
      ].join('\n'),
    )
    .join('\n\n')
}

/** Only what is no error says its level. */
const labelOf = (issue: Issue): string =>
  levelOf(issue) === 'error' ? issue.code : `${levelOf(issue)}: ${issue.code}`

/** Longer lines are shown in part, in characters. */
const maxFrameWidth = 100

/**
 * The previous line, the line, and a marker below the affected characters. Of a long line, only the part around the marker is
 * shown.
 */
function codeFrame({ frame, line, column, length }: Issue, paint: (mark: string) => string): string[] {
  if (frame.length === 0) return []
  const width = String(line).length
  const start = column + length > maxFrameWidth ? Math.max(0, column - 1 - maxFrameWidth / 2) : 0
  const lines = frame.map((text, index) => {
    const number = String(line - frame.length + 1 + index).padStart(width)
    const isMarked = index === frame.length - 1
    return `    ${number} | ${cutLine(visible(text.trimEnd()), isMarked ? start : 0)}`.trimEnd()
  })
  const marked = cutLine(frame.at(-1) ?? '', start)
  const offset = column - 1 - start
  const indent = marked.slice(0, offset).replaceAll(/[^\t]/g, ' ')
  const mark = '^'.repeat(Math.min(length, maxFrameWidth - offset))
  return [...lines, `    ${' '.repeat(width)} | ${indent}${paint(mark)}`]
}

/** Each character that nobody can see as one that everybody can: the marker is below it, and nothing turns around. */
export const visible = (text: string): string =>
  text.replaceAll(/(?!\t)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (found) =>
    '·'.repeat(found.length),
  )

/** An ellipsis replaces the first or last character where something is left out. */
function cutLine(text: string, start: number): string {
  const end = start + maxFrameWidth
  const part = text.slice(start, end)
  const head = start > 0 ? `…${part.slice(1)}` : part
  return text.length > end ? `${head.slice(0, -1)}…` : head
}

/** What was expected, what to do, and who is affected. */
export function adviceLines({ expected, suggestion, hint, merchants }: Issue): string[] {
  return [
    ...(suggestion ? [`  Did you mean "${suggestion}"?`] : []),
    ...(expected ? [`  Expected: ${expected}`] : []),
    `  To do: ${hint}`,
    ...(merchants.length > 0 ? [`  Affects: ${merchants.join(', ')}`] : []),
  ]
}

/** An issue as data for programs. */
export function toIssueData({
  level = 'error',
  file,
  line,
  column,
  code,
  message,
  expected,
  suggestion,
  hint,
  merchants,
}: Issue) {
  return { level, file, line, column, code, message, expected, suggestion, hint, merchants }
}
