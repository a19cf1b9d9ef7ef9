import * as times from '../../../runtime/tables/times'
import { paletteTokens } from './palette'
import type { Theme } from './themeOfManifest'

const radii = {
  sharp: { s: '3px', m: '6px', l: '10px', full: '6px' },
  soft: { s: '10px', m: '14px', l: '20px', full: '999px' },
  round: { s: '14px', m: '24px', l: '28px', full: '999px' },
} as const

/**
 * System fonts only: nothing is downloaded on a prepaid connection. Each has full Vietnamese on Android and iOS. None of an East
 * Asian script is named: the browser takes the one of the page's language, and characters look different in each (E9.32).
 */
const bodyFonts = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif'

const displayFonts = {
  serif: 'ui-serif,"Noto Serif","Iowan Old Style",Charter,Cambria,Georgia,serif',
  sans: `"SF Pro Display","Segoe UI Variable Display","Google Sans",${bodyFonts}`,
  rounded: `ui-rounded,"SF Pro Rounded",Nunito,"Varela Round",Quicksand,${bodyFonts}`,
  slab: `"Rockwell Nova",Rockwell,"Roboto Slab","Noto Serif",${bodyFonts}`,
} as const

/** Colours are derived in many steps, and most of a site's pages and pictures ask for them. */
const known = new WeakMap<Theme, Record<string, string>>()

/** All custom properties that a component may use, for `:root`. */
export function themeTokens(theme: Theme): Record<string, string> {
  const tokens = known.get(theme) ?? deriveTokens(theme)
  known.set(theme, tokens)
  return tokens
}

function deriveTokens(theme: Theme): Record<string, string> {
  const radius = radii[theme.radius ?? 'soft']
  return {
    ...paletteTokens(theme),
    '--radius-s': radius.s,
    '--radius-m': radius.m,
    '--radius-l': radius.l,
    '--radius-full': radius.full,
    '--space': '8px',
    '--control': theme.density === 'compact' ? '44px' : '48px',
    '--bar': '56px',
    '--gutter': '16px',
    '--column': '480px',
    '--font-body': bodyFonts,
    '--font-display': displayFonts[theme.display ?? 'sans'],
    '--duration-fast': '150ms',
    '--duration-slow': `${times.leaveAnimation}ms`,
    '--ease-out': 'cubic-bezier(.2,.8,.2,1)',
    '--ease-in': 'cubic-bezier(.4,0,1,1)',
  }
}

const declarations = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/**
 * The theme as minified CSS in the lowest cascade layer, so that a script's own font (Urdu) can replace the brand's.
 * The fonts are repeated for every `[lang]`: a Latin name in an Urdu page gets the Latin font again.
 */
export function themeCss(theme: Theme): string {
  const tokens = themeTokens(theme)
  const fontTokens = {
    '--font-body': tokens['--font-body'] ?? '',
    '--font-display': tokens['--font-display'] ?? '',
  }
  const scheme = theme.mode === 'dark' ? 'dark' : 'light'
  return `@layer theme{:root{color-scheme:${scheme};${declarations(tokens)}}[lang]{${declarations(fontTokens)}}}`
}
