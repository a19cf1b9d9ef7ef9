import { type Box, fitText, rightToLeftPattern } from './lines'
import { escapeXml, formatNumber } from './svg'

export interface LetterStyle {
  readonly family: string
  /** Relative to the font size. */
  readonly averageGlyphWidth: number
  readonly italic?: true
  readonly capitals?: true
  readonly spacing?: number
  /** Of the outlines; 1 when absent. */
  readonly outlineScale?: number
}

/** Families of the fonts in rasterize.ts; a letter that one does not have comes from another. */
export const letterStyles = {
  serifCapitals: { family: 'Playfair Display', averageGlyphWidth: 0.74, capitals: true, spacing: 0.5 },
  capitals: { family: 'Lalezar', averageGlyphWidth: 0.58, capitals: true },
  serif: { family: 'Playfair Display', averageGlyphWidth: 0.61, italic: true },
  round: { family: 'Lalezar', averageGlyphWidth: 0.52 },
  wideCapitals: { family: 'Playfair Display', averageGlyphWidth: 0.76, capitals: true, spacing: 1.5 },
} as const satisfies Record<string, LetterStyle>

const { serifCapitals, capitals, serif, round, wideCapitals } = letterStyles
export const allLetterStyles: readonly [LetterStyle, ...LetterStyle[]] = [
  serifCapitals,
  capitals,
  serif,
  round,
  wideCapitals,
]

/** Arabic letters are narrow, and their lines need more height. */
const arabic = { averageGlyphWidth: 0.5, lineHeight: 1.5, lineAdvance: 1.35 }

/** Renders an embossed title, bottom-aligned in its box, with a wide outline below a narrow one. The parent sets the fill. */
export function lettering(
  style: LetterStyle,
  [wideOutline, narrowOutline]: readonly [string, string],
  title: string,
  box: Box,
): string {
  const rightToLeft = rightToLeftPattern.test(title)
  const text = style.capitals && !rightToLeft ? title.toLocaleUpperCase() : title
  const { averageGlyphWidth, lineHeight, lineAdvance } = rightToLeft
    ? arabic
    : { averageGlyphWidth: style.averageGlyphWidth, lineHeight: 1.02, lineAdvance: 0.98 }
  const { lines, size } = fitText(text, averageGlyphWidth, box, lineHeight)
  const fromTheRight = box.align === 'start' && rightToLeft
  const x = fromTheRight ? box.x + box.width : box.x
  const layer = (drop: number, outline: string): string =>
    lines
      .map((line, index) => {
        const y = box.y + drop * size - (lines.length - 1 - index) * lineAdvance * size
        return `<text x="${formatNumber(x)}" y="${formatNumber(y)}"${outline}>${escapeXml(line)}</text>`
      })
      .join('')
  const thick = Math.max(3, size * 0.2) * (style.outlineScale ?? 1)
  const letters =
    layer(0.08, outlineAttributes(wideOutline, thick * 1.5)) +
    layer(0.04, outlineAttributes(narrowOutline, thick * 0.7)) +
    layer(0, '')
  return `<g ${typeOf(style, fromTheRight ? 'end' : box.align, rightToLeft)} font-size="${formatNumber(size)}" stroke-linejoin="round">${letters}</g>`
}

const outlineAttributes = (color: string, width: number): string =>
  ` fill="${color}" stroke="${color}" stroke-width="${formatNumber(width)}"`

function typeOf({ family, italic, spacing }: LetterStyle, anchor: string, rightToLeft: boolean): string {
  const slant = italic ? ' font-style="italic"' : ''
  const spread = spacing && !rightToLeft ? ` letter-spacing="${spacing}"` : ''
  return `font-family="${family}" font-weight="900" text-anchor="${anchor}"${slant}${spread}`
}
