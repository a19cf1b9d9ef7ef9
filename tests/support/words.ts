import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextKey } from '../../runtime/contract/text'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { type Language, languages } from '../../runtime/tables/languages'

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

const folder = join(import.meta.dirname, '../../runtime/text')
const read = new Map<Language, Catalogue>()

function catalogueOf(language: Language): Catalogue {
  const known = read.get(language)
  if (known) return known
  const catalogue = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Catalogue
  read.set(language, catalogue)
  return catalogue
}

/** A text as the merchant's site says it in a language; `{{name}}` is replaced by the value of that name. */
export function words(
  { texts }: Pick<Manifest, 'texts'>,
  language: Language,
  key: TextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  const [section = '', name = ''] = key.split('.')
  const text = texts?.[language]?.[key] ?? catalogueOf(language)[section]?.[name]
  if (text === undefined) throw new Error(`${language} has no text "${key}"`)
  return text.replace(/\{\{(\w+)\}\}/g, (whole, value: string) => values[value] ?? whole)
}

/** The product's code of a `lang` attribute. */
export function languageOfTag(tag: string): Language {
  const found = Object.entries(languages).find(([, row]) => row.tag === tag)
  if (!found) throw new Error(`No language is written "${tag}"`)
  return found[0] as Language
}
