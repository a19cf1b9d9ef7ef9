import { readdirSync, readFileSync } from 'node:fs'
import { isLanguage, type Language } from '../../runtime/tables/languages'

/** Section to key to text, like a file of runtime/text. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** One text of a catalogue; `key` is "section.key", plural suffix included. */
export interface Text {
  readonly key: string
  readonly text: string
}

const folder = new URL('../../runtime/text/', import.meta.url)

/** A language's file. Throws when there is none. */
export const readCatalogue = (code: Language): Catalogue =>
  JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))

/** The languages that have a catalogue, by file name. Throws for a file whose name is not a language. */
export const catalogueLanguages: readonly Language[] = readdirSync(folder).map((file) => {
  const code = file.replace(/\.json$/, '')
  if (!isLanguage(code)) throw new Error(`runtime/text/${file} is named after no language of the product`)
  return code
})

const catalogues = new Map(catalogueLanguages.map((code) => [code, readCatalogue(code)]))

/** The texts of one language, in the order of its file. Throws when it has none. */
export function textsOf(code: Language): readonly Text[] {
  const catalogue = catalogues.get(code)
  if (!catalogue) throw new Error(`runtime/text has no catalogue ${code}`)
  return Object.entries(catalogue).flatMap(([section, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ key: `${section}.${key}`, text })),
  )
}

/** A text of the product; `key` is "section.key". */
export function textOf(code: Language, key: string): string | undefined {
  const [section = '', name = ''] = key.split('.')
  return catalogues.get(code)?.[section]?.[name]
}

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/

/** A key without its plural suffix, as code uses it. */
export const keyWithoutPlural = (key: string): string => key.replace(pluralSuffix, '')

export const isPlural = (key: string): boolean => pluralSuffix.test(key)

/** The keys that code may use. */
export const baseKeys: readonly string[] = [...new Set(textsOf('EN').map(({ key }) => keyWithoutPlural(key)))]

const english = new Map(textsOf('EN').map(({ key, text }) => [key, text]))

/** The English text for a key; a plural form that English does not have uses its `_other` form. */
export const englishOf = (key: string): string =>
  english.get(key) ?? english.get(`${keyWithoutPlural(key)}_other`) ?? ''

const placeholder = /\{\{\w+\}\}/g

/** The placeholders of a text, sorted. */
export const placeholdersOf = (text: string): readonly string[] => (text.match(placeholder) ?? []).sort()

/** A text without its placeholders. */
export const withoutPlaceholders = (text: string): string => text.replace(placeholder, '')
