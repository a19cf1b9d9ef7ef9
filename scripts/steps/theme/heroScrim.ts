import { luminance, toHex, toOklch, translucent } from './color'
import { themeTokens } from './theme'
import type { Theme } from './themeOfManifest'

/** How much of the art the scrim covers below the words: all along their first half, and less and less after it. */
const opacity = 0.62
const solidShare = 0.45

/** What makes the words readable on the art of the lobby's first slide: a tone of the brand's hue, and how it fades. */
export function heroScrim(theme: Theme) {
  const textColour = themeTokens(theme)['--color-on-hero'] ?? '#ffffff'
  const { c, h } = toOklch(theme.primary)
  const colour = toHex({ l: luminance(textColour) > 0.5 ? 0.18 : 0.97, c: Math.min(c, 0.05), h })
  return {
    colour,
    textColour,
    css: `linear-gradient(to right,${translucent(colour, opacity)} ${solidShare * 100}%,${translucent(colour, 0)})`,
    /** Its opacity at a share of the slide's width, from its left. */
    opacityAt: (share: number): number => opacity * Math.min(1, (1 - share) / (1 - solidShare)),
  }
}
