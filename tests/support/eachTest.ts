import { afterEach } from 'vitest'
import { cleanUp } from './afterTest'
import { takeConsole } from './quietConsole'

afterEach(() => {
  const unexpected = takeConsole()
  if (unexpected.length > 0)
    throw new Error(
      `Unexpected console output (a test that expects it calls takeConsole):\n${unexpected.join('\n')}`,
    )
})

// Hooks run in the reverse order: what the cleanup writes to the console counts.
afterEach(cleanUp)
