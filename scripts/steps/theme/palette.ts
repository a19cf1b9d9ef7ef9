import {
  adjust,
  clampLightness,
  contrast,
  ensureContrast,
  shiftLightness,
  toHex,
  toOklch,
  translucent,
} from './color'
import { gradientTokens, shadowTokens } from './gradientsAndShadows'
import type { Theme } from './themeOfManifest'
import {
  areaContrast,
  bodyTextContrast,
  type ColorRole,
  controlContrast,
  mutedTextContrast,
  type Tokens,
  textContrast,
} from './tokens'

/** The backgrounds of text and controls, from the deepest to the highest. */
export interface Backgrounds {
  sunken: string
  background: string
  surface: string
  raised: string
}

/** A background outside its mode's range is moved into it: otherwise no text colour could be readable on all of them. */
export function deriveBackgrounds(theme: Theme): Backgrounds {
  const { h } = toOklch(theme.primary)
  if (theme.mode === 'dark') {
    const background = clampLightness(theme.background ?? toHex({ l: 0.16, c: 0.015, h }), 0.08, 0.26)
    const surface = clampLightness(theme.surface ?? shiftLightness(background, 0.05), 0.1, 0.32)
    return {
      sunken: shiftLightness(background, -0.035),
      background,
      surface,
      raised: shiftLightness(surface, 0.045),
    }
  }
  const background = clampLightness(theme.background ?? toHex({ l: 0.972, c: 0.008, h }), 0.92, 1)
  const surface = clampLightness(theme.surface ?? toHex({ l: 0.995, c: 0.003, h }), 0.94, 1)
  return {
    sunken: shiftLightness(background, -0.03),
    background,
    surface,
    raised: shiftLightness(surface, 0.02),
  }
}

/** White if it is readable, else the darkest shade of the colour itself. */
function textColorOn(fill: string): string {
  if (contrast('#ffffff', fill) >= textContrast) return '#ffffff'
  return ensureContrast(
    adjust(fill, ({ c }) => ({ l: 0.2, c: Math.min(c, 0.05) })),
    [fill],
    textContrast,
  )
}

/** A colour of a theme, and the shade of it that a theme may have for text. */
interface GivenColour {
  readonly area: string
  readonly text?: string | undefined
}

function deriveRole(
  { area, text }: GivenColour,
  backgrounds: Backgrounds,
  dark: boolean,
  minContrast: number,
): ColorRole {
  const fill = ensureContrast(area, [backgrounds.background, backgrounds.surface], minContrast)
  const on = textColorOn(fill)
  const pressed = [shiftLightness(fill, -0.07), shiftLightness(fill, 0.07)].find(
    (candidate) => contrast(on, candidate) >= textContrast,
  )
  const soft = adjust(fill, ({ c }) =>
    dark ? { l: 0.285, c: Math.min(c, 0.07) } : { l: 0.935, c: Math.min(c, 0.045) },
  )
  return {
    fill,
    on,
    strong: pressed ?? fill,
    soft,
    onSoft: ensureContrast(text ?? fill, [soft, ...Object.values(backgrounds)], textContrast),
  }
}

const roleTokens = (name: string, role: ColorRole): Tokens => ({
  [`--color-${name}`]: role.fill,
  [`--color-on-${name}`]: role.on,
  [`--color-${name}-strong`]: role.strong,
  [`--color-${name}-soft`]: role.soft,
  [`--color-on-${name}-soft`]: role.onSoft,
})

function statusTokens(name: string, role: ColorRole): Tokens {
  const { [`--color-${name}-strong`]: _strong, ...rest } = roleTokens(name, role)
  return rest
}

function backgroundTokens(theme: Theme, backgrounds: Backgrounds): Tokens {
  const dark = theme.mode === 'dark'
  const { h } = toOklch(theme.primary)
  const tint = (l: number, c: number): string => toHex({ l, c, h })
  const allBackgrounds = Object.values(backgrounds)
  return {
    '--color-background': backgrounds.background,
    '--color-surface': backgrounds.surface,
    '--color-raised': backgrounds.raised,
    '--color-sunken': backgrounds.sunken,
    '--color-line': shiftLightness(backgrounds.background, dark ? 0.13 : -0.075),
    '--color-line-strong': ensureContrast(tint(dark ? 0.52 : 0.64, 0.02), allBackgrounds, controlContrast),
    '--color-text': ensureContrast(
      theme.text ?? tint(dark ? 0.965 : 0.22, dark ? 0.008 : 0.025),
      allBackgrounds,
      bodyTextContrast,
    ),
    '--color-muted': ensureContrast(tint(dark ? 0.76 : 0.47, 0.02), allBackgrounds, mutedTextContrast),
    '--color-focus': ensureContrast(theme.primary, allBackgrounds, controlContrast),
    '--color-link': ensureContrast(theme.primaryText ?? theme.primary, allBackgrounds, textContrast),
    '--color-mask': translucent(tint(dark ? 0.04 : 0.16, 0.02), dark ? 0.72 : 0.56),
    '--color-skeleton': shiftLightness(backgrounds.background, dark ? 0.075 : -0.05),
    '--color-shine': translucent(dark ? tint(0.9, 0.03) : '#ffffff', dark ? 0.08 : 0.6),
  }
}

/** All colours, gradients and shadows, derived from the few brand colours. Colours are `#rrggbb` or `#rrggbbaa`. */
export function paletteTokens(theme: Theme): Tokens {
  const dark = theme.mode === 'dark'
  const backgrounds = deriveBackgrounds(theme)
  const role = (area: string, minContrast: number, text?: string): ColorRole =>
    deriveRole({ area, text }, backgrounds, dark, minContrast)
  const primary = role(theme.primary, controlContrast, theme.primaryText)
  const accent = role(theme.accent ?? theme.primary, areaContrast, theme.accentText)
  return {
    ...roleTokens('primary', primary),
    ...roleTokens('accent', accent),
    ...backgroundTokens(theme, backgrounds),
    ...statusTokens('success', role(theme.success ?? '#16834a', controlContrast)),
    ...statusTokens('warning', role(theme.warning ?? '#e8a317', areaContrast)),
    ...statusTokens('danger', role(theme.danger ?? '#cf2436', controlContrast)),
    ...gradientTokens(primary, accent, backgrounds.sunken, dark),
    ...shadowTokens(dark, toOklch(theme.primary).h),
  }
}
