import { createHash } from 'node:crypto'
import { contrast, ensureContrast, toHex, toOklch } from '../theme/color'
import { deriveBackgrounds, paletteTokens } from '../theme/palette'
import type { Theme } from '../theme/themeOfManifest'
import { textContrast } from '../theme/tokens'

/** What a preset says about colours; it may say nothing. */
export type PresetTheme = Partial<Theme>

/** Of a colour that a code stands for, in oklch: as strong as most brands' in either mode. */
const lightMode = { l: 0.5, c: 0.17 }
const darkMode = { l: 0.7, c: 0.17 }
/** Gold: prizes have it in most brands. In oklch; hue in degrees. */
const gold = { l: 0.82, c: 0.16, h: 85 }
/** A primary colour that is closer would not be told apart from gold. In degrees. */
const closeHue = 50
/** Less chroma is a grey, which has no hue. */
const greyChroma = 0.03
/** Two areas of less contrast are hardly seen as two; the least of an accent on a page. */
const accentContrast = 1.5

/** A colour for a brand that has named none: the same for the same code, and readable on the preset's backgrounds. */
export function primaryFor(code: string, theme: PresetTheme): string {
  const hue = createHash('sha256').update(code).digest().readUInt16BE(0) % 360
  const colour = toHex({ ...(theme.mode === 'dark' ? darkMode : lightMode), h: hue })
  const { background, surface } = deriveBackgrounds({ ...theme, primary: colour })
  return ensureContrast(colour, [background, surface], textContrast)
}

/** The colour of prizes beside a primary one: gold, or the opposite of a primary colour that is nearly gold. */
export function accentFor(primary: string, theme: PresetTheme): string {
  const { c, h } = toOklch(primary)
  const distance = Math.abs(((h - gold.h + 540) % 360) - 180)
  const isGold = c > greyChroma && distance < closeHue
  const accent = toHex({ ...gold, h: isGold ? (h + 180) % 360 : gold.h })
  const { background, surface } = deriveBackgrounds({ ...theme, primary })
  return ensureContrast(accent, [background, surface], accentContrast)
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
export function pictureColours(theme: PresetTheme, primary: string, accent: string): PictureColours {
  const tokens = paletteTokens({ ...theme, primary, accent })
  const token = (name: string): string => tokens[`--color-${name}`] ?? primary
  const ground = token('primary')
  const onGround = token('on-primary')
  const isSeen = contrast(accent, ground) >= accentContrast
  return { ground, onGround, mark: isSeen ? accent : onGround, letters: token('link') }
}
