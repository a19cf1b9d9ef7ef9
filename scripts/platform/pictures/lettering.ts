import type { Chance } from './chance'
import { type Box, fitted, RIGHT_TO_LEFT } from './lines'
import type { Palette } from './palettes'
import { escaped, n } from './svg'

interface Style {
  readonly family: string
  /** Width of an average letter, in parts of the type size. */
  readonly set: number
  readonly italic?: true
  readonly capitals?: true
  readonly spacing?: number
}

/** Faces that phones bring along; the last name of each stack is always there. */
const styles: readonly [Style, ...Style[]] = [
  { family: 'Georgia,Noto Serif,Times New Roman,serif', set: 0.72, capitals: true, spacing: 0.5 },
  { family: 'Arial Black,Roboto,Helvetica Neue,sans-serif', set: 0.78, capitals: true },
  { family: 'Georgia,Noto Serif,serif', set: 0.63, italic: true },
  { family: 'Trebuchet MS,Roboto,Verdana,sans-serif', set: 0.62 },
  { family: 'Palatino,Book Antiqua,Noto Serif,serif', set: 0.74, capitals: true, spacing: 1.5 },
]

/** Arabic letters are narrow and stand high. */
const ARABIC = { set: 0.5, lineHeight: 1.5, step: 1.35 }

/** A title in raised letters that fills a box from its foot upwards. What surrounds it fills the letters. */
export function lettering(chance: Chance, palette: Palette, title: string, box: Box): string {
  const style = chance.pick(styles)
  const rightToLeft = RIGHT_TO_LEFT.test(title)
  const text = style.capitals && !rightToLeft ? title.toLocaleUpperCase() : title
  const { set, lineHeight, step } = rightToLeft ? ARABIC : { set: style.set, lineHeight: 1.02, step: 0.98 }
  const { lines, size } = fitted(text, set, box, lineHeight)
  const x = box.align === 'start' && rightToLeft ? box.x + box.width : box.x
  const layer = (drop: number, outline: string): string =>
    lines
      .map((line, index) => {
        const y = box.y + drop * size - (lines.length - 1 - index) * step * size
        return `<text x="${n(x)}" y="${n(y)}"${outline}>${escaped(line)}</text>`
      })
      .join('')
  const thick = Math.max(3, size * 0.2)
  const letters =
    layer(0.08, outlined(palette.base[2], thick * 1.5)) +
    layer(0.04, outlined(palette.metal[2], thick * 0.7)) +
    layer(0, '')
  return `<g ${typeOf(style, box, rightToLeft)} font-size="${n(size)}" stroke-linejoin="round">${letters}</g>`
}

const outlined = (color: string, width: number): string =>
  ` fill="${color}" stroke="${color}" stroke-width="${n(width)}"`

function typeOf({ family, italic, spacing }: Style, { align }: Box, rightToLeft: boolean): string {
  const slant = italic ? ' font-style="italic"' : ''
  const spread = spacing ? ` letter-spacing="${spacing}"` : ''
  return `font-family="${family}" font-weight="900" text-anchor="${align}"${slant}${rightToLeft ? ' direction="rtl"' : spread}`
}
