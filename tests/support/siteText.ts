import type { TextKey } from '../../runtime/contract/text'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { type Language, languages } from '../../runtime/tables/languages'
import { textOf } from './catalogues'

/** A text of the merchant's site in a language; `{{name}}` is replaced by the value of that name. */
export function siteText(
  { texts }: Pick<Manifest, 'texts'>,
  language: Language,
  key: TextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = texts?.[language]?.[key] ?? textOf(language, key)
  if (text === undefined) throw new Error(`${language} has no text "${key}"`)
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, value: string) => values[value] ?? placeholder)
}

/** The language code for a `lang` attribute. */
export function languageOfTag(tag: string): Language {
  const found = Object.entries(languages).find(([, row]) => row.tag === tag)
  if (!found) throw new Error(`No language has the tag "${tag}"`)
  return found[0] as Language
}
