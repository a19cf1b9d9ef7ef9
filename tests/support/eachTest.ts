import { afterAll, afterEach, beforeEach, vi } from 'vitest'
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

// The next file of this thread starts with what the environment has.
afterAll(() => vi.unstubAllGlobals())

/** It starts with an empty document, too. */
function clearDocument(): void {
  const { documentElement, head, body } = document
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
}

if (globalThis.window) {
  // The entries that a test before has left with Back: the simulated browser drops them with the next entry.
  beforeEach(() => history.replaceState(null, ''))
  afterAll(clearDocument)
}
