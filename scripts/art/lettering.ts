import type { Palette } from './palettes'
import type { Pen } from './pen'
import { escaped, n } from './svg'

interface Style {
  readonly family: string
  /** Width of an average letter, in parts of the type size. */
  readonly set: number
  readonly weight: number
  readonly italic?: true
  readonly capitals?: true
  readonly spacing: number
}

/** Faces that phones bring along; the last name of each stack is always there. */
const styles: readonly [Style, ...Style[]] = [
  {
    family: 'Georgia,Noto Serif,Times New Roman,serif',
    set: 0.66,
    weight: 900,
    capitals: true,
    spacing: 0.5,
  },
  {
    family: 'Arial Black,Roboto,Helvetica Neue,sans-serif',
    set: 0.72,
    weight: 900,
    capitals: true,
    spacing: 0,
  },
  { family: 'Georgia,Noto Serif,serif', set: 0.63, weight: 900, italic: true, spacing: 0 },
  { family: 'Trebuchet MS,Roboto,Verdana,sans-serif', set: 0.62, weight: 900, spacing: 0 },
  { family: 'Palatino,Book Antiqua,Noto Serif,serif', set: 0.68, weight: 900, capitals: true, spacing: 1.5 },
]

export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/

/** Width of a text in parts of its type size: a careful guess, because no font can be asked here. */
export const widthOf = (text: string, letterWidth: number): number =>
  [...text].reduce(
    (sum, character) => sum + (WIDE.test(character) ? 1.05 : character === ' ' ? 0.3 : letterWidth),
    0,
  )

/** The words on as few lines as fit, none of them longer than it must be. */
export function linesOf(text: string, atMost: number): string[] {
  const words = text.split(' ')
  const count = Math.min(atMost, words.length)
  const longest = (breaks: readonly string[]): number => Math.max(...breaks.map((line) => line.length))
  return splits(words, count).reduce((best, next) => (longest(next) < longest(best) ? next : best))
}

/** Every way to set words on exactly `count` lines. */
function splits(words: readonly string[], count: number): string[][] {
  if (count <= 1) return [[words.join(' ')]]
  const firsts = words.slice(0, words.length - count + 1)
  return firsts.flatMap((_, index) =>
    splits(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
  )
}

export interface Box {
  readonly x: number
  /** The foot of the last line. */
  readonly y: number
  readonly width: number
  readonly height: number
  readonly align: 'middle' | 'start'
  /** The largest type that the box may have. */
  readonly largest: number
}

/** A title in raised, outlined letters that fills a box from its foot upwards. */
export function lettering(pen: Pen, { metal, sky }: Palette, title: string, box: Box): string {
  const style = pen.pick(styles)
  const rightToLeft = RIGHT_TO_LEFT.test(title)
  const text = style.capitals && !rightToLeft ? title.toLocaleUpperCase() : title
  const letterWidth = rightToLeft ? 0.5 : style.capitals ? style.set + 0.06 : style.set
  const { lines, size } = fitted(text, letterWidth, box, rightToLeft ? 1.5 : 1.02)
  const step = size * (rightToLeft ? 1.35 : 0.98)
  const anchor = box.align === 'middle' ? 'middle' : 'start'
  const x = box.align === 'start' && rightToLeft ? box.x + box.width : box.x
  const set = (dy: number, fill: string, more = ''): string =>
    lines
      .map(
        (line, index) =>
          `<text x="${n(x)}" y="${n(box.y + dy - (lines.length - 1 - index) * step)}" fill="${fill}"${more}>${escaped(line)}</text>`,
      )
      .join('')
  const thick = Math.max(3, size * 0.2)
  return `<g font-family="${style.family}" font-weight="${style.weight}" font-size="${n(size)}" text-anchor="${anchor}"${style.italic ? ' font-style="italic"' : ''}${rightToLeft ? ' direction="rtl"' : style.spacing ? ` letter-spacing="${style.spacing}"` : ''} stroke-linejoin="round">${set(size * 0.08, sky[2], ` stroke="${sky[2]}" stroke-width="${n(thick * 1.5)}"`)}${set(size * 0.04, metal[2], ` stroke="${metal[2]}" stroke-width="${n(thick * 0.7)}"`)}${set(0, pen.linear(['#ffffff', metal[0], metal[1], metal[0]], 90))}</g>`
}

/** The number of lines that lets the type be largest, and that size. */
function fitted(text: string, letterWidth: number, box: Box, lineHeight: number) {
  const tries = [1, 2, 3].map((count) => {
    const lines = linesOf(text, count)
    const widest = Math.max(...lines.map((line) => widthOf(line, letterWidth)))
    return {
      lines,
      size: Math.min(box.width / widest, box.height / (lines.length * lineHeight), box.largest),
    }
  })
  return tries.reduce((best, next) => (next.size > best.size * 1.12 ? next : best))
}
