import { afterEach } from 'vitest'

/** What was written to the console since somebody looked, a line each. */
const lines: string[] = []

for (const method of ['warn', 'error'] as const)
  console[method] = (...words: unknown[]) => void lines.push(words.map(String).join(' '))

/** Warnings and errors of the console that a test expects: it takes note of them. */
export const takeConsole = (): string[] => lines.splice(0)

afterEach(() => {
  const unexpected = takeConsole()
  if (unexpected.length > 0)
    throw new Error(`Written to the console, and expected by nobody (takeConsole):\n${unexpected.join('\n')}`)
})
