import { adjust, contrast, readable, shift, toHex, toOklch, translucent, within } from './colour'
import { gradientTokens, shadowTokens } from './depth'
import type { Theme } from './theme'
import { bodyText, control, mutedText, type Role, type Tokens, text } from './tokens'

/** What text and controls stand on, from the deepest to the highest. */
export interface Grounds {
  sunken: string
  background: string
  surface: string
  raised: string
}

/** A ground outside the range of its mode is pulled into it: otherwise no text could pass on all of them. */
function groundsOf(theme: Theme): Grounds {
  const { h } = toOklch(theme.primary)
  if (theme.mode === 'dark') {
    const background = within(theme.background ?? toHex({ l: 0.16, c: 0.015, h }), 0.08, 0.26)
    const surface = within(theme.surface ?? shift(background, 0.05), 0.1, 0.32)
    return { sunken: shift(background, -0.035), background, surface, raised: shift(surface, 0.045) }
  }
  const background = within(theme.background ?? toHex({ l: 0.972, c: 0.008, h }), 0.92, 1)
  const surface = within(theme.surface ?? toHex({ l: 0.995, c: 0.003, h }), 0.94, 1)
  return { sunken: shift(background, -0.03), background, surface, raised: shift(surface, 0.02) }
}

/** White where it can be read, else the darkest shade of the colour itself. */
function inkOn(fill: string): string {
  if (contrast('#ffffff', fill) >= text) return '#ffffff'
  return readable(
    adjust(fill, ({ c }) => ({ l: 0.2, c: Math.min(c, 0.05) })),
    [fill],
    text,
  )
}

function roleOf(brand: string, grounds: Grounds, dark: boolean, presence: number): Role {
  const fill = readable(brand, [grounds.background, grounds.surface], presence)
  const on = inkOn(fill)
  const pressed = [shift(fill, -0.07), shift(fill, 0.07)].find((shade) => contrast(on, shade) >= text)
  const soft = adjust(fill, ({ c }) =>
    dark ? { l: 0.285, c: Math.min(c, 0.07) } : { l: 0.935, c: Math.min(c, 0.045) },
  )
  return {
    fill,
    on,
    strong: pressed ?? fill,
    soft,
    onSoft: readable(fill, [soft, ...Object.values(grounds)], text),
  }
}

const roleTokens = (name: string, role: Role): Tokens => ({
  [`--color-${name}`]: role.fill,
  [`--color-on-${name}`]: role.on,
  [`--color-${name}-strong`]: role.strong,
  [`--color-${name}-soft`]: role.soft,
  [`--color-on-${name}-soft`]: role.onSoft,
})

function signalTokens(name: string, role: Role): Tokens {
  const { [`--color-${name}-strong`]: _strong, ...rest } = roleTokens(name, role)
  return rest
}

function groundTokens(theme: Theme, grounds: Grounds): Tokens {
  const dark = theme.mode === 'dark'
  const { h } = toOklch(theme.primary)
  const tint = (l: number, c: number): string => toHex({ l, c, h })
  const all = Object.values(grounds)
  return {
    '--color-background': grounds.background,
    '--color-surface': grounds.surface,
    '--color-raised': grounds.raised,
    '--color-sunken': grounds.sunken,
    '--color-line': shift(grounds.background, dark ? 0.13 : -0.075),
    '--color-line-strong': readable(tint(dark ? 0.52 : 0.64, 0.02), all, control),
    '--color-text': readable(theme.text ?? tint(dark ? 0.965 : 0.22, dark ? 0.008 : 0.025), all, bodyText),
    '--color-muted': readable(tint(dark ? 0.76 : 0.47, 0.02), all, mutedText),
    '--color-focus': readable(theme.primary, all, control),
    '--color-link': readable(theme.primary, all, text),
    '--color-mask': translucent(tint(dark ? 0.04 : 0.16, 0.02), dark ? 0.72 : 0.56),
    '--color-skeleton': shift(grounds.background, dark ? 0.075 : -0.05),
    '--color-shine': translucent(dark ? tint(0.9, 0.03) : '#ffffff', dark ? 0.08 : 0.6),
  }
}

/** Every colour, gradient and shadow that the few brand colours lead to. Colours are `#rrggbb` or `#rrggbbaa`. */
export function paletteTokens(theme: Theme): Tokens {
  const dark = theme.mode === 'dark'
  const grounds = groundsOf(theme)
  const role = (brand: string, presence: number): Role => roleOf(brand, grounds, dark, presence)
  const primary = role(theme.primary, control)
  const accent = role(theme.accent ?? theme.primary, 1.5)
  return {
    ...roleTokens('primary', primary),
    ...roleTokens('accent', accent),
    ...groundTokens(theme, grounds),
    ...signalTokens('success', role(theme.success ?? '#16834a', control)),
    ...signalTokens('warning', role(theme.warning ?? '#e8a317', 1.5)),
    ...signalTokens('danger', role(theme.danger ?? '#cf2436', control)),
    ...gradientTokens(primary, accent, grounds.sunken, dark),
    ...shadowTokens(dark, toOklch(theme.primary).h),
  }
}
