import { type Language, languages } from '../../../runtime/tables/languages'
import { catalogueLanguages, keyWithoutPlural, textsOf } from '../catalogues'
import type { Driver } from '../engines/driver'
import type { TextSizes } from './decidingLanguages'

/** Scripts without spaces between words: a line breaks anywhere. */
const unspaced: readonly Language[] = ['CN', 'TW', 'JA', 'TH', 'KM', 'MY']

interface MeasuredLanguage {
  readonly tag: string
  readonly texts: readonly string[]
  readonly breaksAnywhere: boolean
}

/** Widths in pixels, in the order of the texts. */
interface Widths {
  readonly lines: readonly number[]
  readonly words: readonly number[]
}

/** Measures texts in the fonts that the page has for their language. */
const measureScript = (measured: readonly MeasuredLanguage[]): string => `((measured) => {
  const canvas = document.createElement('canvas').getContext('2d')
  const probe = document.body.appendChild(document.createElement('p'))
  probe.style.fontFamily = 'var(--font-body)'
  const width = (text) => Math.round(canvas.measureText(text).width)
  const widths = measured.map(({ tag, texts, breaksAnywhere }) => {
    probe.lang = tag
    canvas.font = '16px ' + getComputedStyle(probe).fontFamily
    const lines = texts.map(width)
    return { lines, words: texts.map((text) => breaksAnywhere ? 0 : Math.max(...text.split(/\\s+/).map(width))) }
  })
  probe.remove()
  return widths
})(${JSON.stringify(measured)})`

/** The sizes of a text by the key that code uses. */
export type MeasuredTexts = ReadonlyMap<string, TextSizes>

/** Measures every text of the product in every language, in an open page of a site. Of plural forms the widest counts. */
export async function measureTexts(page: Driver): Promise<MeasuredTexts> {
  const widths = await page.evaluate<readonly Widths[]>(
    measureScript(
      catalogueLanguages.map((code) => ({
        tag: languages[code].tag,
        texts: textsOf(code).map(({ text }) => text),
        breaksAnywhere: unspaced.includes(code),
      })),
    ),
  )
  const sizes = new Map<string, { line: Record<string, number>; word: Record<string, number> }>()
  for (const [index, code] of catalogueLanguages.entries())
    for (const [position, { key }] of textsOf(code).entries()) {
      const name = keyWithoutPlural(key)
      const { line, word } = sizes.get(name) ?? { line: {}, word: {} }
      line[code] = Math.max(line[code] ?? 0, widths[index]?.lines[position] ?? 0)
      word[code] = Math.max(word[code] ?? 0, widths[index]?.words[position] ?? 0)
      sizes.set(name, { line, word })
    }
  return sizes
}

const placeholders = /\{\{\w+\}\}/

const escapeForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Finds the keys of texts that a page in a language shows; what came from elsewhere has none. */
export function createKeyFinder(language: Language): (shown: readonly string[]) => string[] {
  const plain = new Map<string, string[]>()
  const patterns: { readonly key: string; readonly pattern: RegExp }[] = []
  for (const { key, text } of textsOf(language)) {
    const name = keyWithoutPlural(key)
    if (placeholders.test(text)) {
      // A placeholder alone would match everything.
      const parts = text.split(placeholders)
      if (parts.join('').trim() !== '')
        patterns.push({ key: name, pattern: new RegExp(`^${parts.map(escapeForPattern).join('.+')}$`, 'su') })
    } else plain.set(text, [...(plain.get(text) ?? []), name])
  }
  return (shown) => [
    ...new Set(
      shown.flatMap((text) => [
        ...(plain.get(text) ?? []),
        ...patterns.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key),
      ]),
    ),
  ]
}
