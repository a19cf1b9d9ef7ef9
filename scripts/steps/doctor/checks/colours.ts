import type { Theme } from '../../../../runtime/schema/manifest.gen'
import { ensureContrast, minContrast } from '../../theme/color'
import { isSameColour } from '../../theme/colourSteps'
import { type ColourPair, colourPairs } from '../../theme/pairs'
import { deriveBackgrounds } from '../../theme/palette'
import { themeTokens } from '../../theme/theme'
import type { ManifestFinding } from '../finding'
import type { Subject } from '../subject'

const modes = ['light', 'dark'] as const

/** Every pair of colours that the brand's site uses, in its own mode and in the other one. */
export const pairsByMode = (
  theme: Theme,
): Readonly<Record<(typeof modes)[number], readonly ColourPair[]>> => ({
  light: colourPairs({ ...theme, mode: 'light' }),
  dark: colourPairs({ ...theme, mode: 'dark' }),
})

/** Pairs that are hard to read. */
export const pairsAreReadable = ({ manifest: { brand } }: Subject): ManifestFinding[] =>
  modes.flatMap((mode) =>
    colourPairs({ ...brand.theme, mode })
      .filter(({ ratio, least }) => ratio < least)
      .map((pair) => ({
        level: mode === brand.theme.mode ? ('must' as const) : ('note' as const),
        code: 'contrast-low',
        path: ['brand', 'theme', pathOfInk(pair.ink, brand.theme)],
        message: `In ${mode} mode "${pair.ink}" (${pair.inkColour}) on "${pair.ground}" (${pair.groundColour}) has a contrast of ${ratioOf(pair.ratio)}; ${pair.least} to 1 is needed.`,
        why: 'Members with weak eyes, or in the sun, cannot read it (WCAG 2.2, 1.4.3 and 1.4.11).',
        fix: `The nearest colour that passes is ${ensureContrast(pair.inkColour, [pair.groundColour], pair.least)}.`,
      })),
  )

/** The colour of the theme that an ink is derived from. */
const pathOfInk = (ink: string, theme: Theme): string => {
  const base = ink.replace(/^on-|-(?:soft|strong)$/g, '')
  return base in theme ? base : 'primary'
}

const ratioOf = (ratio: number): string => `${ratio.toFixed(2)} to 1`

const inks = ['primary', 'accent', 'text', 'success', 'warning', 'danger'] as const
const grounds = ['background', 'surface'] as const

/** Colours that the site shows otherwise than the manifest has them, because nobody could read them (D25). */
export const coloursAreUsed = ({ manifest: { brand } }: Subject): ManifestFinding[] =>
  [...inks, ...grounds].flatMap((key) => steppedColour(key, brand.theme))

function steppedColour(key: (typeof inks | typeof grounds)[number], theme: Theme): ManifestFinding[] {
  const given = theme[key]
  const used = themeTokens(theme)[`--color-${key}`] ?? given
  if (given === undefined || used === undefined || isSameColour(given, used)) return []
  const isGround = (grounds as readonly string[]).includes(key)
  const backgrounds = Object.values(deriveBackgrounds(theme))
  const reason = isGround
    ? `it is too ${theme.mode === 'dark' ? 'light' : 'dark'} or too strong for a ${theme.mode ?? 'light'} brand, on which no text colour would be readable everywhere`
    : `its contrast on the backgrounds is only ${ratioOf(minContrast(given, backgrounds))}`
  return [
    {
      level: 'should',
      code: 'colour-stepped',
      path: ['brand', 'theme', key],
      message: `The ${key} is given as ${given}, and the site uses ${used}: ${reason}.`,
      why: 'What the brand’s owner has chosen is not what members see (D25).',
      fix: `Write ${used}, the nearest colour that passes, or change ${isGround ? '"mode"' : 'the backgrounds'}.`,
    },
  ]
}
