import type { Raster } from '../svg/drawSvg'
import { blend, contrast } from './color'
import { heroScrim } from './heroScrim'
import type { Theme } from './themeOfManifest'

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
export const wordsContrast = 4.5

/** Where the words are, in shares of the art's width and height: at its left, and mirrored with it. */
const words = { left: 0.05, right: 0.6, top: 0.12, bottom: 0.88 }
/** Of the pixels there; a star or a thin line behind a letter hides none. */
const brightShare = 0.02
/** So many pixels from one that is measured to the next. */
const step = 3

/** The contrast of the words on the art, under its scrim, where nearly all of it has at least that much. */
export function leastContrastOnArt({ width, height, pixels }: Raster, theme: Theme): number {
  const scrim = heroScrim(theme)
  const found: number[] = []
  for (let y = Math.round(height * words.top); y < height * words.bottom; y += step)
    for (let x = Math.round(width * words.left); x < width * words.right; x += step) {
      const at = (y * width + x) * 4
      const art = `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`
      found.push(contrast(scrim.textColour, blend(art, scrim.colour, scrim.opacityAt(x / width))))
    }
  found.sort((one, other) => one - other)
  return found[Math.floor(found.length * brightShare)] ?? 0
}
