import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextKey } from '../../runtime/contract/text'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { type Language, languages } from '../../runtime/tables/languages'

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

const folder = join(import.meta.dirname, '../../runtime/text')
const cache = new Map<Language, Catalogue>()

function readCatalogue(language: Language): Catalogue {
  const cached = cache.get(language)
  if (cached) return cached
  const catalogue = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Catalogue
  cache.set(language, catalogue)
  return catalogue
}

/** A text of the merchant's site in a language; `{{name}}` is replaced by the value of that name. */
export function siteText(
  { texts }: Pick<Manifest, 'texts'>,
  language: Language,
  key: TextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  const [section = '', name = ''] = key.split('.')
  const text = texts?.[language]?.[key] ?? readCatalogue(language)[section]?.[name]
  if (text === undefined) throw new Error(`${language} has no text "${key}"`)
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, value: string) => values[value] ?? placeholder)
}

/** The language code for a `lang` attribute. */
export function languageOfTag(tag: string): Language {
  const found = Object.entries(languages).find(([, row]) => row.tag === tag)
  if (!found) throw new Error(`No language has the tag "${tag}"`)
  return found[0] as Language
}
