import type { Theme } from '../../../../runtime/schema/manifest.gen'
import { ensureContrast } from '../../theme/color'
import { type ColourPair, colourPairs } from '../../theme/pairs'
import { steppedColours } from '../../validate/warnings/colours'
import { type ManifestFinding, ofWarning } from '../finding'
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

/** Colours that the site shows otherwise than the manifest has them, because nobody could read them (D25). */
export const coloursAreUsed = ({ manifest }: Subject): ManifestFinding[] =>
  steppedColours(manifest).map((finding) =>
    ofWarning(finding, 'What the brand’s owner has chosen is not what members see (D25).'),
  )
