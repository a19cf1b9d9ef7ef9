import { describe, expect, it } from 'vitest'
import * as times from '../../runtime/tables/times'
import { blend, minContrast } from '../../scripts/steps/theme/color'
import { colourPairs } from '../../scripts/steps/theme/pairs'
import { themeCss, themeTokens } from '../../scripts/steps/theme/theme'
import type { Theme } from '../../scripts/steps/theme/themeOfManifest'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import fc from '../support/properties'

const { merchants } = await loadMerchants(process.cwd())
const merchantThemes: readonly (readonly [string, Theme])[] = merchants.map(({ code, manifest }) => [
  code,
  manifest.brand.theme,
])

/** A theme's pairs with too little contrast, as text. */
const lowContrastPairs = (theme: Theme): string[] =>
  colourPairs(theme)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ ink, ground, ratio, least }) => `${ink} on ${ground}: ${ratio.toFixed(2)} < ${least}`)

/** A gradient's opaque stops, and the strongest translucent light above them. */
function parseGradient(gradient: string): { stops: string[]; light: string; strength: number } {
  const colors = gradient.match(/#[0-9a-f]{6}(?:[0-9a-f]{2})?/gi) ?? []
  const light = colors.find((color) => color.length === 9) ?? '#00000000'
  return {
    stops: colors.filter((color) => color.length === 7),
    light: light.slice(0, 7),
    strength: Number.parseInt(light.slice(7), 16) / 255,
  }
}

/** The lowest contrast of a text colour anywhere on a gradient, with and without its light. */
function minContrastOn(gradient: string, textColor: string): number {
  const { stops, light, strength } = parseGradient(gradient)
  const [from = '', to = ''] = stops
  const along = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1].map((share) => blend(from, to, share))
  return minContrast(
    textColor,
    [0, 0.5, 1].flatMap((share) => along.map((ground) => blend(ground, light, strength * share))),
  )
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

const anyTheme: fc.Arbitrary<Theme> = fc.record(
  {
    mode: fc.constantFrom('light', 'dark'),
    primary: hex,
    primaryText: hex,
    accent: hex,
    accentText: hex,
    background: hex,
    surface: hex,
    text: hex,
    success: hex,
    warning: hex,
    danger: hex,
  },
  { requiredKeys: ['mode', 'primary'] },
)

describe('theme of a merchant', () => {
  it('is tested for every merchant', () => {
    expect(merchantThemes.length).toBeGreaterThanOrEqual(3)
  })

  it.each(merchantThemes)('%s: every pair has enough contrast, in light and in dark mode', (_code, theme) => {
    expect(lowContrastPairs(theme)).toEqual([])
    expect(lowContrastPairs({ ...theme, mode: theme.mode === 'dark' ? 'light' : 'dark' })).toEqual([])
  })

  it.each(merchantThemes)('%s: the brand colours are used unchanged', (_code, theme) => {
    const tokens = themeTokens(theme)
    expect(tokens['--color-primary']?.toLowerCase()).toBe(theme.primary.toLowerCase())
    expect(tokens['--color-accent']?.toLowerCase()).toBe(theme.accent?.toLowerCase())
    expect(tokens['--color-background']?.toLowerCase()).toBe(theme.background?.toLowerCase())
  })
})

describe('theme of any brand', () => {
  it('has no pair with too little contrast', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(lowContrastPairs(theme)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('is readable everywhere on its gradients, including under their light', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const tokens = themeTokens(theme)
        const token = (name: string): string => tokens[name] ?? ''
        expect(minContrastOn(token('--gradient-brand'), token('--color-on-primary'))).toBeGreaterThanOrEqual(
          4.5,
        )
        expect(minContrastOn(token('--gradient-hero'), token('--color-on-hero'))).toBeGreaterThanOrEqual(4.5)
      }),
      {
        numRuns: 150,
        // Found by a random run: the contrast was lowest half-way between two hues.
        examples: [[{ mode: 'light', primary: '#f00000', accent: '#9da87d' }]],
      },
    )
  })

  it('has every token for every theme', () => {
    const names = Object.keys(themeTokens({ primary: '#b5161d' }))
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(Object.keys(themeTokens(theme))).toEqual(names)
        expect(Object.values(themeTokens(theme)).join()).not.toMatch(/undefined|NaN/)
      }),
      { numRuns: 30 },
    )
  })
})

describe('tokens that are not colours', () => {
  it.each([
    [{ density: 'compact' }, '--control', '44px'],
    [{ density: 'comfortable' }, '--control', '48px'],
    [{}, '--control', '48px'],
    [{ radius: 'sharp' }, '--radius-m', '6px'],
    [{ radius: 'round' }, '--radius-m', '24px'],
    [{}, '--radius-m', '14px'],
  ] as const)('%j gives %s %s', (words, name, value) => {
    expect(themeTokens({ primary: '#b5161d', ...words })[name]).toBe(value)
  })

  it.each([
    ['serif', 'serif'],
    ['sans', 'sans-serif'],
    ['rounded', 'sans-serif'],
    ['slab', 'sans-serif'],
  ] as const)('the display font %s ends with a generic font', (display, generic) => {
    const stack = themeTokens({ primary: '#b5161d', display })['--font-display'] ?? ''
    expect(stack.split(',').at(-1)).toBe(generic)
  })
})

describe('theme as CSS', () => {
  it('sets the colour scheme, so that native controls match', () => {
    expect(themeCss({ primary: '#b5161d', mode: 'dark' })).toContain('color-scheme:dark')
    expect(themeCss({ primary: '#b5161d' })).toContain('color-scheme:light')
  })

  it('is in the lowest layer, so that a script’s own font can replace it', () => {
    expect(themeCss({ primary: '#b5161d' })).toMatch(/^@layer theme\{:root\{[^{}]+\}\[lang\]\{[^{}]+\}\}$/)
  })

  it('has every token once, without a line break', () => {
    const css = themeCss({ primary: '#b5161d' })
    expect(css).not.toMatch(/\n/)
    for (const [name, value] of Object.entries(themeTokens({ primary: '#b5161d' }))) {
      expect(css).toContain(`${name}:${value}`)
    }
  })
})

it('gives the slow animations the time after which a closed overlay is removed', () => {
  const [[, theme] = []] = merchantThemes
  expect(theme && themeTokens(theme)['--duration-slow']).toBe(`${times.leaveAnimation}ms`)
})
