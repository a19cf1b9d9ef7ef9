import { readFileSync } from 'node:fs'
import { chineseFontFile, fontFiles } from '../../platform/pictures/rasterize'
import { escapeXml, formatNumber } from '../../platform/pictures/svg'
import { charactersOf } from './fontCharacters'

/** A text as outlines, with the area that they cover. In units of which a font's size has 100. */
export interface LetterPaths {
  /** A path's `d`. */
  readonly d: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Those of a run, by file. */
const known = new Map<string, ReadonlySet<number>>()

function charactersIn(file: string): ReadonlySet<number> {
  const found = known.get(file) ?? charactersOf(readFileSync(file))
  known.set(file, found)
  return found
}

/** The fonts that a text needs; undefined when it has a letter that none of them draws. */
function fontsFor(text: string): readonly string[] | undefined {
  const hasAll = (files: readonly string[]): boolean =>
    [...text].every((letter) => files.some((file) => charactersIn(file).has(letter.codePointAt(0) ?? 0)))
  return [[...fontFiles], [...fontFiles, chineseFontFile]].find(hasAll)
}

/** Whether the fonts of this project have every letter of a text: those of Latin, Cyrillic, Arabic and Chinese scripts. */
export const hasLetters = (text: string): boolean => fontsFor(text) !== undefined

/** The outlines of a line, shaped and ordered as its script is written. Throws a RangeError when a letter has none. */
export async function letterPaths(text: string): Promise<LetterPaths> {
  const files = fontsFor(text)
  const { Resvg } = await import('@resvg/resvg-js')
  const line = `<text font-family="Lalezar" font-size="100">${escapeXml(text)}</text>`
  const drawing = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${line}</svg>`, {
    font: { loadSystemFonts: false, fontFiles: [...(files ?? [])], defaultFontFamily: 'Lalezar' },
  })
  const area = files && drawing.getBBox()
  if (!area) throw new RangeError(`no outlines of ${JSON.stringify(text)}`)
  const outlines = [...drawing.toString().matchAll(/\sd="([^"]*)"/g)].map(([, d = '']) => d.trim())
  const { x, y, width, height } = area
  return { d: rounded(outlines.join(' ')), x, y, width, height }
}

const rounded = (d: string): string =>
  d
    .replaceAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => formatNumber(Number(number)))
    .replaceAll(/\s*([A-Za-z])\s*/g, '$1')
    .replaceAll(/\s+(?=-)|(?<=\s)\s+/g, '')
