import { contrast } from './color'
import { themeTokens } from './theme'
import type { Theme } from './themeOfManifest'
import { bodyTextContrast, controlContrast, textContrast } from './tokens'

const backgrounds = ['background', 'surface', 'raised', 'sunken'] as const
const roles = ['primary', 'accent', 'success', 'warning', 'danger'] as const

/** Every pair that a component may use: foreground, background, minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...backgrounds.flatMap(
    (ground) =>
      [
        ['text', ground, bodyTextContrast],
        ['muted', ground, textContrast],
        ['link', ground, textContrast],
        ['focus', ground, controlContrast],
        ['line-strong', ground, controlContrast],
        ...roles.map((role) => [`on-${role}-soft`, ground, textContrast] as const),
      ] as const,
  ),
  ...roles.flatMap(
    (role) =>
      [
        [`on-${role}`, role, textContrast],
        [`on-${role}-soft`, `${role}-soft`, textContrast],
        ['text', `${role}-soft`, textContrast],
      ] as const,
  ),
  ['on-primary', 'primary-strong', textContrast],
  ['on-accent', 'accent-strong', textContrast],
  ['primary', 'background', controlContrast],
  ['primary', 'surface', controlContrast],
]

/** Two colours of a theme that stand on each other, `#rrggbb`, with their contrast and the least that is needed, 1 to 21. */
export interface ColourPair {
  readonly ink: string
  readonly ground: string
  readonly inkColour: string
  readonly groundColour: string
  readonly ratio: number
  readonly least: number
}

/** Every pair of a theme, as the site uses it. Throws a RangeError where the theme lacks a colour. */
export function colourPairs(theme: Theme): ColourPair[] {
  const tokens = themeTokens(theme)
  const colour = (name: string): string => tokens[`--color-${name}`] ?? `no token ${name}`
  return pairs.map(([ink, ground, least]) => {
    const [inkColour, groundColour] = [colour(ink), colour(ground)]
    return { ink, ground, inkColour, groundColour, ratio: contrast(inkColour, groundColour), least }
  })
}
