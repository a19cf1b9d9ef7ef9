import { readdirSync, readFileSync } from 'node:fs'
import { isLanguage, type Language } from '../../runtime/tables/languages'

/** Section to key to text, as a file of runtime/text holds it. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** One text of a catalogue; `key` is "section.key", plural suffix included. */
export interface Text {
  readonly key: string
  readonly text: string
}

const folder = new URL('../../runtime/text/', import.meta.url)

const read = (code: string): Catalogue => JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))

/** The languages that have a catalogue, by file name. Throws for a file that is named after no language. */
export const written: readonly Language[] = readdirSync(folder).map((file) => {
  const code = file.replace(/\.json$/, '')
  if (!isLanguage(code)) throw new Error(`runtime/text/${file} is named after no language of the product`)
  return code
})

const catalogues = new Map(written.map((code) => [code, read(code)]))

/** The texts of one language, in the order of its file. Throws when it has none. */
export function textsOf(code: Language): readonly Text[] {
  const catalogue = catalogues.get(code)
  if (!catalogue) throw new Error(`runtime/text has no catalogue ${code}`)
  return Object.entries(catalogue).flatMap(([section, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ key: `${section}.${key}`, text })),
  )
}

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/

/** A key without its plural suffix: what code asks for. */
export const stemOf = (key: string): string => key.replace(pluralSuffix, '')

export const isPlural = (key: string): boolean => pluralSuffix.test(key)

/** What code may ask for. */
export const stems: readonly string[] = [...new Set(textsOf('EN').map(({ key }) => stemOf(key)))]

const english = new Map(textsOf('EN').map(({ key, text }) => [key, text]))

/** The English text that another language's text stands for; a plural form English has not stands for its `_other`. */
export const englishOf = (key: string): string =>
  english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? ''

const placeholder = /\{\{\w+\}\}/g

/** The placeholders of a text, sorted. */
export const placeholdersOf = (text: string): readonly string[] => (text.match(placeholder) ?? []).sort()

/** A text without its placeholders: what was written by a person. */
export const wordsOf = (text: string): string => text.replace(placeholder, '')
