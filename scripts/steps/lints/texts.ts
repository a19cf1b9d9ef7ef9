import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding, Path } from '../issue'
import type { Surroundings } from '../lint'
import { nearest } from '../nearest'

/** An override says an existing text of its language in other words, with the same placeholders. */
export function textsExist({ texts = {} }: Manifest, { knowledge }: Surroundings): Finding[] {
  if (!knowledge) return []
  return Object.entries(texts).flatMap(([language, overrides]) => {
    const originals = knowledge.texts[language]
    // Another rule speaks of a language without texts.
    if (!originals) return []
    return Object.entries(overrides).flatMap(([key, text]): Finding[] => {
      const original = originals[key]
      const path = ['texts', language, key]
      if (original === undefined) return [unknownText(path, key, language, Object.keys(originals))]
      return placeholdersOf(text) === placeholdersOf(original) ? [] : [otherPlaceholders(path, original)]
    })
  })
}

function unknownText(path: Path, key: string, language: string, keys: readonly string[]): Finding {
  const suggestion = nearest(key, keys)
  return {
    path,
    on: 'key',
    code: 'unknown-text',
    message: `There is no text "${key}" in ${language}.`,
    ...(suggestion && { suggestion }),
    hint: suggestion
      ? `Rename it to "${suggestion}", or take it out.`
      : `Name a key of runtime/text/${language}.json.`,
  }
}

function otherPlaceholders(path: Path, original: string): Finding {
  return {
    path,
    code: 'placeholders',
    message: 'The text does not have the placeholders of the one that it replaces.',
    expected: placeholdersOf(original) || 'no placeholders',
    hint: `The original is "${original}".`,
  }
}

function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort().join(' ')
}
