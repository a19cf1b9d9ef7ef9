/** The lines written to the console since the last `takeConsole`. */
const lines: string[] = []

for (const method of ['warn', 'error'] as const)
  console[method] = (...values: unknown[]) => void lines.push(values.map(String).join(' '))

/** Returns and clears the warnings and errors on the console. A test calls it for those that it expects. */
export const takeConsole = (): string[] => lines.splice(0)

// happy-dom does not navigate; a real browser would reload the page, and lose the typed text.
globalThis.window?.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) console.error('The browser would submit this form itself, and reload the page')
})
