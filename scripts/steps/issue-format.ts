import type { Issue } from './issue'

export interface FormatOptions {
  /** Whether to colour for a terminal. */
  readonly color: boolean
}

const codes = { bold: 1, dim: 2, red: 31, cyan: 36 } as const

/** Issues as text for people: position, sentence, the lines, what was expected, what to do. */
export function formatIssues(issues: readonly Issue[], { color }: FormatOptions): string {
  const paint = (style: keyof typeof codes, text: string) =>
    color ? `\u001b[${codes[style]}m${text}\u001b[0m` : text
  return issues
    .map((issue) =>
      [
        `${paint('cyan', `${issue.file}:${issue.line}:${issue.column}`)} ${paint('dim', issue.code)}`,
        `  ${paint('bold', issue.message)}`,
        ...frameOf(issue, (mark) => paint('red', mark)),
        ...advice(issue),
      ].join('\n'),
    )
    .join('\n\n')
}

/** The line before, the line, and a mark under what is meant. */
function frameOf({ frame, line, column, length }: Issue, paint: (mark: string) => string): string[] {
  if (frame.length === 0) return []
  const width = String(line).length
  const lines = frame.map((text, index) => {
    const number = String(line - frame.length + 1 + index).padStart(width)
    return `    ${number} | ${text.trimEnd()}`.trimEnd()
  })
  const indent = (frame.at(-1) ?? '').slice(0, column - 1).replaceAll(/[^\t]/g, ' ')
  return [...lines, `    ${' '.repeat(width)} | ${indent}${paint('^'.repeat(length))}`]
}

function advice({ expected, suggestion, hint, merchants }: Issue): string[] {
  return [
    ...(suggestion ? [`  Did you mean "${suggestion}"?`] : []),
    ...(expected ? [`  Expected: ${expected}`] : []),
    `  To do: ${hint}`,
    ...(merchants.length > 0 ? [`  Affects: ${merchants.join(', ')}`] : []),
  ]
}

/** Issues as data for programs. */
export function issueData({
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
