import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { contrast } from '../../theme/color'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5

/** The text colour has enough contrast on both backgrounds. All other colours are derived to be readable. */
export function contrastIsReadable({ brand }: Manifest, { isOwn }: LintContext): Finding[] {
  const { text, background, surface } = brand.theme
  return Object.entries({ background, surface }).flatMap(([name, colour]): Finding[] => {
    const ratio = contrast(text, colour)
    if (ratio >= minContrast) return []
    const pathOf = (key: string) => ['brand', 'theme', key]
    const isTextOfPreset = !isOwn(pathOf('text')) && isOwn(pathOf(name))
    return [
      {
        path: pathOf(isTextOfPreset ? name : 'text'),
        code: 'contrast',
        message: `The text has a contrast of ${ratio.toFixed(1)} to 1 against the ${name}, which is hard to read.`,
        expected: `at least ${minContrast} to 1`,
        hint: `Make the text ${brand.theme.mode === 'dark' ? 'lighter' : 'darker'}, or the ${name} ${brand.theme.mode === 'dark' ? 'darker' : 'lighter'}.`,
      },
    ]
  })
}
