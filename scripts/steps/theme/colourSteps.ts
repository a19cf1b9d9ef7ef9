import { themeTokens } from './theme'
import type { Theme } from './themeOfManifest'

/** A colour of a brand that could not be used as it was given. */
export interface ColourStep {
  readonly key: keyof Theme
  /** The key that the theme may have for this use alone, and has not. */
  readonly own?: keyof Theme
  /** As `#rrggbb`, both. */
  readonly given: string
  readonly used: string
  /** What is drawn in the other colour. */
  readonly where: string
  readonly why: string
}

interface Use {
  readonly key: keyof Theme
  /** The key that a theme may have for this use alone. */
  readonly own?: keyof Theme
  readonly token: string
  readonly where: string
  readonly why: string
}

const textWhy = 'text needs a contrast of 4.5 to 1 with what is behind it'
const areaWhy = 'it would hardly stand out from the page'

const role = (key: keyof Theme, own?: keyof Theme): Use[] => [
  { key, token: `--color-${key}`, where: 'areas, such as buttons', why: areaWhy },
  {
    key,
    ...(own && { own }),
    token: `--color-on-${key}-soft`,
    where: 'text on tinted areas and on the page',
    why: textWhy,
  },
]

const uses: readonly Use[] = [
  ...role('primary', 'primaryText'),
  ...role('accent', 'accentText'),
  ...(['success', 'warning', 'danger'] as const).flatMap((key) => role(key)),
  { key: 'primary', own: 'primaryText', token: '--color-link', where: 'links', why: textWhy },
  {
    key: 'primary',
    token: '--color-focus',
    where: 'the line around what has the focus',
    why: 'a thin line needs a contrast of 3 to 1 with what is behind it',
  },
  { key: 'text', token: '--color-text', where: 'text', why: 'text must be easy to read on every background' },
  ...(['background', 'surface'] as const).map((key) => ({
    key,
    token: `--color-${key}`,
    where: key === 'background' ? 'the page' : 'cards and sheets',
    why: 'no text colour would be readable on all backgrounds of this mode',
  })),
]

/** Every colour that is drawn in another shade than the given one (D25); one row for all places of one shade. */
export function colourSteps(theme: Theme): ColourStep[] {
  const tokens = themeTokens(theme)
  const steps = new Map<string, ColourStep>()
  for (const { key: general, own, token, where, why } of uses) {
    const key = own !== undefined && theme[own] !== undefined ? own : general
    const given = theme[key]
    const used = tokens[token]
    if (given === undefined || used === undefined || isSameColour(given, used)) continue
    const name = `${key} ${used} ${why}`
    const before = steps.get(name)
    steps.set(name, {
      key,
      ...(own && own !== key && { own }),
      given,
      used,
      why,
      where: before ? `${before.where}, ${where}` : where,
    })
  }
  return [...steps.values()]
}

/** Whether two hex colours are the same: `#FFF` and `#ffffff` are. */
export const isSameColour = (one: string, other: string): boolean => full(one) === full(other)

/** `#rgb` as `#rrggbb`. */
const full = (hex: string): string => (hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex).toLowerCase()
