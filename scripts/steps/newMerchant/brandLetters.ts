import { hasLetters, type LetterPaths, letterPaths } from '../lettering/letterPaths'

/** What fonts draw in colours, or not at all: pictographs, flags, and what joins or chooses them. */
const pictographs =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Join_Control}|\u20e3/gu

/** The words that a brand's pictures show: its name, or its code where the fonts do not have the letters of the name. */
export function pictureWords(name: string, code: string): string {
  const words = name.replaceAll(pictographs, '').replaceAll(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(words) && hasLetters(words) ? words : titleOfCode(code)
}

/** "sao-mai" as "Sao Mai". */
export const titleOfCode = (code: string): string =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letters of the first two words, or of the only one: "SM" of "Sao Mai". Scripts without capitals have one letter. */
export function initialsOf(words: string): string {
  const starts = words
    .split(/[\s/&+.-]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word !== '')
    .map((word) => [...segmenter.segment(word)][0]?.segment ?? '')
  const joined = starts.slice(0, /\p{Lu}|\p{Ll}|\p{N}/u.test(starts[0] ?? '') ? 2 : 1).join('')
  const capitals = joined.toLocaleUpperCase('en')
  return hasLetters(capitals) ? capitals : joined
}

/** A rectangle of a picture, in its units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Lines of letters that fill a box as far as they can, in its middle. */
export interface FittedLetters {
  /** Paths. */
  readonly svg: string
  /** The size of the font, in the picture's units. */
  readonly size: number
  /** In the picture's units. */
  readonly width: number
}

/** Between two lines, in units of which the font's size has 100. */
const lineGap = 22

/** Draws lines into a box. `maxSize`: of the font, in the picture's units. */
export async function fitLetters(
  lines: readonly string[],
  box: Box,
  { maxSize, colour }: { readonly maxSize: number; readonly colour: string },
): Promise<FittedLetters> {
  const paths = await Promise.all(lines.map(letterPaths))
  const width = Math.max(...paths.map((line) => line.width))
  const height = paths.reduce((sum, line) => sum + line.height, 0) + lineGap * (paths.length - 1)
  const scale = Math.min(maxSize / 100, box.width / width, box.height / height)
  let top = box.y + (box.height - height * scale) / 2
  const place = (line: LetterPaths): string => {
    const left = box.x + (box.width - line.width * scale) / 2
    const move = `translate(${round(left - line.x * scale)} ${round(top - line.y * scale)})`
    top += (line.height + lineGap) * scale
    return `<path fill="${colour}" transform="${move} scale(${round(scale)})" d="${line.d}"/>`
  }
  return { svg: paths.map(place).join(''), size: scale * 100, width: width * scale }
}

const round = (value: number): number => Number(value.toPrecision(4))
