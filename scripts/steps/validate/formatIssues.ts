import type { Issue } from './issue'

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
        `${paint('cyan', `${issue.file}:${issue.line}:${issue.column}`)} ${paint('dim', issue.code)}`,
        `  ${paint('bold', issue.message)}`,
        ...codeFrame(issue, (mark) => paint('red', mark)),
        ...adviceLines(issue),
      ].join('\n'),
    )
    .join('\n\n')
}

/** The previous line, the line, and a marker below the affected characters. */
function codeFrame({ frame, line, column, length }: Issue, paint: (mark: string) => string): string[] {
  if (frame.length === 0) return []
  const width = String(line).length
  const lines = frame.map((text, index) => {
    const number = String(line - frame.length + 1 + index).padStart(width)
    return `    ${number} | ${text.trimEnd()}`.trimEnd()
  })
  const indent = (frame.at(-1) ?? '').slice(0, column - 1).replaceAll(/[^\t]/g, ' ')
  return [...lines, `    ${' '.repeat(width)} | ${indent}${paint('^'.repeat(length))}`]
}

function adviceLines({ expected, suggestion, hint, merchants }: Issue): string[] {
  return [
    ...(suggestion ? [`  Did you mean "${suggestion}"?`] : []),
    ...(expected ? [`  Expected: ${expected}`] : []),
    `  To do: ${hint}`,
    ...(merchants.length > 0 ? [`  Affects: ${merchants.join(', ')}`] : []),
  ]
}

/** An issue as data for programs. */
export function toIssueData({
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
  return { file, line, column, code, message, expected, suggestion, hint, merchants }
}
