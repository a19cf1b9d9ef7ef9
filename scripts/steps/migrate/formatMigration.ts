import { createTwoFilesPatch } from 'diff'
import { currentVersion } from './migrations'
import type { PlannedFile } from './planMigration'

const ansiCodes: Readonly<Record<string, number>> = { '+': 32, '-': 31, '@': 36 }

/** The differences of a file as a unified diff, without the line breaks' carriage returns. */
export function formatDiff({ file, before, text }: PlannedFile, color: boolean): string {
  const lines = (content: string): string => content.replaceAll('\r\n', '\n')
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, lines(before), lines(text), '', '', {
    context: 2,
  })
  return patch
    .split('\n')
    .slice(1)
    .map((line) => paint(line, color))
    .join('\n')
    .trimEnd()
}

const paint = (line: string, color: boolean): string => {
  const code = ansiCodes[line[0] ?? '']
  return color && code !== undefined ? `\u001b[${code}m${line}\u001b[0m` : line
}

/** What changes, or why nothing can, in lines. */
export function describeMigration(files: readonly PlannedFile[], written: boolean): string[] {
  const problems = files.flatMap(({ file, problems }) => problems.map((problem) => `${file} ${problem}.`))
  if (problems.length > 0) return [...problems, 'Nothing was changed: correct this first.']
  const changed = files.filter(isChanged)
  const shared = changed.flatMap(({ file, sharedWith }) =>
    sharedWith.length === 0 ? [] : [`${file} is also a preset of ${sharedWith.join(', ')}.`],
  )
  if (changed.length === 0) return [`Nothing to change: all is of version ${currentVersion}.`]
  const sum = `${changed.length} of ${files.length} ${files.length === 1 ? 'file' : 'files'}`
  return [
    ...shared,
    written
      ? `Changed to version ${currentVersion}: ${sum}.`
      : `To change to version ${currentVersion}: ${sum}. Nothing was written; add "-- --write" to write.`,
  ]
}

export const isChanged = ({ before, text }: PlannedFile): boolean => before !== text
