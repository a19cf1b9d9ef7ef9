import { createHash } from 'node:crypto'
import { contrast, ensureContrast, toHex, toOklch } from '../theme/color'
import { deriveBackgrounds, paletteTokens } from '../theme/palette'
import type { Theme } from '../theme/themeOfManifest'
import { areaContrast, controlContrast, textContrast } from '../theme/tokens'

/** What a preset says about colours; it may say nothing. */
export type PresetTheme = Partial<Theme>

/** Of a colour that a code stands for, in oklch: as strong as most brands' in either mode. */
const lightMode = { l: 0.5, c: 0.17 }
const darkMode = { l: 0.7, c: 0.17 }
/** Hues that are yellow, and that of amber, in degrees. */
const yellow = { from: 72, to: 115, amber: 68 }
/** Gold: prizes have it in most brands. In oklch; hue in degrees. */
const gold = { l: 0.82, c: 0.16, h: 85 }
/** The same for brands that are golden themselves: as strong in any hue. */
const prize = { light: { l: 0.6, c: 0.19 }, dark: { l: 0.76, c: 0.15 } }
/** A primary colour that is closer would not be told apart from gold. In degrees. */
const closeHue = 50
/** Less chroma is a grey, which has no hue. */
const greyChroma = 0.03

/** A colour for a brand that has named none: the same for the same code, and readable on the preset's backgrounds. */
export function primaryFor(code: string, theme: PresetTheme): string {
  const hue = createHash('sha256').update(code).digest().readUInt16BE(0) % 360
  const colour = toHex({ ...(theme.mode === 'dark' ? darkMode : lightMode), h: hue })
  const { background, surface } = deriveBackgrounds({ ...theme, primary: colour })
  return ensureContrast(colour, [background, surface], textContrast)
}

/** The colour of prizes beside a primary one: gold, or the opposite of a primary colour that is nearly gold. */
export function accentFor(primary: string, { mode = 'light' }: PresetTheme): string {
  const { c, h } = toOklch(primary)
  const distance = Math.abs(((h - gold.h + 540) % 360) - 180)
  const isGold = c > greyChroma && distance < closeHue
  return toHex(isGold ? { ...prize[mode], h: (h + 180) % 360 } : gold)
}

/** The colours that somebody has chosen, or that were derived for them, as #rrggbb. */
export interface GivenColours {
  readonly primary: string
  readonly accent: string
}

/** Those of its manifest. */
export interface BrandColours extends GivenColours {
  /** Where the primary colour itself cannot be read as text; the accent's likewise. */
  readonly primaryText?: string
  readonly accentText?: string
}

/**
 * What a brand writes to see each of its colours as it is written: one that can hardly be seen on the preset's backgrounds becomes
 * the nearest shade that can, and one that cannot be read as text gets a shade for that (D25, D188).
 */
export function usableColours(theme: PresetTheme, given: GivenColours): BrandColours {
  const { background, surface, ...others } = deriveBackgrounds({ ...theme, primary: given.primary })
  const backgrounds = [background, surface, ...Object.values(others)]
  const primary = nearestShade(given.primary, backgrounds, controlContrast)
  const accent = nearestShade(given.accent, [background, surface], areaContrast)
  const tokens = paletteTokens({ ...theme, primary, accent })
  const textOf = (role: string, colour: string): string =>
    nearestShade(colour, [tokens[`--color-${role}-soft`] ?? background, ...backgrounds], textContrast)
  const [primaryText, accentText] = [textOf('primary', primary), textOf('accent', accent)]
  return {
    primary,
    ...(primaryText !== primary && { primaryText }),
    accent,
    ...(accentText !== accent && { accentText }),
  }
}

/** The nearest shade with enough contrast. Yellow is only made darker as amber: dark yellow is olive. */
function nearestShade(colour: string, backgrounds: readonly string[], ratio: number): string {
  const shade = ensureContrast(colour, backgrounds, ratio)
  const { l, c, h } = toOklch(colour)
  const darker = toOklch(shade).l
  const isYellow = c > greyChroma && h > yellow.from && h < yellow.to
  return isYellow && darker < l
    ? ensureContrast(toHex({ l: darker, c, h: yellow.amber }), backgrounds, ratio)
    : shade
}

/** The colours of a brand's own pictures, as #rrggbb. */
export interface PictureColours {
  /** Of an area, and of what stands on it. */
  readonly ground: string
  readonly onGround: string
  /** A small area on the ground. */
  readonly mark: string
  /** Letters on the page. */
  readonly letters: string
}

/** The colours that the site itself derives from these two, so that pictures are seen on its pages. */
export function pictureColours(theme: PresetTheme, colours: BrandColours): PictureColours {
  const { primary, accent } = colours
  const tokens = paletteTokens({ ...theme, ...colours })
  const token = (name: string): string => tokens[`--color-${name}`] ?? primary
  const ground = token('primary')
  const onGround = token('on-primary')
  const isSeen = contrast(accent, ground) >= areaContrast
  return { ground, onGround, mark: isSeen ? accent : onGround, letters: token('link') }
}
