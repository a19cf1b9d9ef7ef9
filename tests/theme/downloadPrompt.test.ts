import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../scripts/steps/theme/color'

const css = readFileSync('runtime/features/download/download.css', 'utf8')

/** The colours that the prompt for the app has of its own where the operator chooses its theme, by name. */
function coloursOf(theme: string): ReadonlyMap<string, string> {
  const [, block = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css) ?? []
  return new Map(
    [...block.matchAll(/--color-(\w+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

// No demo has the light one, so no screen shows it.
describe.each(['dark', 'light'])('the prompt for the app in its %s theme', (theme) => {
  it.each(['text', 'muted', 'link'])('has a contrast of at least 4.5 for "%s" (E9.32)', (name) => {
    const colours = coloursOf(theme)
    for (const ground of ['raised', 'sunken'])
      expect(
        contrast(colours.get(name) ?? '', colours.get(ground) ?? ''),
        `on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5)
  })
})
