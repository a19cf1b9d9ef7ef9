import { contrast, ensureContrast, toHex, toOklch } from '../../steps/theme/color'
import type { BannerTheme } from './bannerTheme'
import type { Ramp } from './colors'
import type { Palette } from './palettes'

/** The merchant's colour, a dark shade of it, or its accent. */
export type Ground = 'primary' | 'deep' | 'accent'

export interface BannerPalette extends Palette {
  /** The letters: top and bottom of the title, which the line below it has too, and their outline. */
  readonly ink: Ramp
}

/** Above the 4.5 of WCAG, as the light of the motif reaches under the end of a line. */
const inkContrast = 6

const metalOf = (accent: string): Ramp => {
  const { c, h } = toOklch(accent)
  return [
    toHex({ l: 0.95, c: Math.min(c, 0.08), h }),
    toHex({ l: 0.81, c: Math.min(c, 0.15), h }),
    toHex({ l: 0.42, c: Math.min(c, 0.1), h }),
  ]
}

const materialOf = (color: string): Ramp => {
  const { c, h } = toOklch(color)
  return [
    toHex({ l: 0.86, c: c * 0.5, h }),
    toHex({ l: 0.6, c, h }),
    toHex({ l: 0.29, c: Math.min(c, 0.12), h }),
  ]
}

/** Light behind the motif, the ground, and its shade below the letters. */
function groundOf({ mode, primary, accent }: BannerTheme, ground: Ground): Ramp {
  if (ground === 'accent') {
    const { c, h } = toOklch(accent)
    return [
      toHex({ l: 0.96, c: Math.min(c, 0.07), h }),
      toHex({ l: 0.85, c: Math.min(c, 0.14), h }),
      toHex({ l: 0.79, c: Math.min(c, 0.15), h }),
    ]
  }
  const { l, c, h } = toOklch(primary)
  const strong = Math.min(c, 0.19)
  if (ground === 'deep')
    return [
      toHex({ l: 0.55, c: strong, h }),
      toHex({ l: 0.33, c: Math.min(c, 0.11), h }),
      toHex({ l: 0.18, c: Math.min(c, 0.05), h }),
    ]
  // In dark mode the colour glows behind the motif; a light page has it under the letters too.
  if (mode === 'dark')
    return [
      toHex({ l: 0.78, c: strong, h }),
      toHex({ l: 0.56, c: strong, h }),
      toHex({ l: 0.27, c: strong / 2.4, h }),
    ]
  const under = ensureContrast(toHex({ l: Math.min(l, 0.5), c, h }), ['#ffffff'], inkContrast + 0.5)
  return [toHex({ l: 0.72, c: strong, h }), toHex({ l: Math.max(l, 0.48), c: strong, h }), under]
}

/** The colours of a banner, from its merchant's theme alone. */
export function bannerPalette(theme: BannerTheme, ground: Ground): BannerPalette {
  const base = groundOf(theme, ground)
  const metal = metalOf(theme.accent)
  const under = base[2]
  const dark = ensureContrast(toHex({ ...toOklch(theme.primary), l: 0.3 }), [base[1], under], inkContrast)
  const ink: Ramp =
    ground === 'accent'
      ? [dark, dark, base[0]]
      : ['#ffffff', ensureContrast(metal[0], [under], inkContrast), toHex({ ...toOklch(under), l: 0.12 })]
  const primary = materialOf(theme.primary)
  // On a ground of the same colour the motif would vanish: there it takes the accent's colour.
  const onItself = ground === 'primary' && contrast(primary[1], base[1]) < 1.6
  return {
    base,
    primary: onItself ? materialOf(theme.accent) : primary,
    accent: onItself ? primary : materialOf(theme.accent),
    metal,
    ink,
  }
}
