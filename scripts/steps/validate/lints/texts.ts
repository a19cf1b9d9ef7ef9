import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { closestName } from '../closestName'
import type { Finding, Path } from '../issue'
import type { LintContext } from '../lint'

/** A text override replaces an existing text of its language, with the same placeholders. */
export function textsExist({ texts = {} }: Manifest, { capabilities }: LintContext): Finding[] {
  if (!capabilities) return []
  return Object.entries(texts).flatMap(([language, overrides]) => {
    const originals = capabilities.texts[language]
    // Another lint reports languages without texts.
    if (!originals) return []
    return Object.entries(overrides).flatMap(([key, text]): Finding[] => {
      const original = originals[key]
      const path = ['texts', language, key]
      if (original === undefined) return [unknownText(path, key, language, Object.keys(originals))]
      return placeholdersOf(text) === placeholdersOf(original) ? [] : [placeholderMismatch(path, original)]
    })
  })
}

function unknownText(path: Path, key: string, language: string, keys: readonly string[]): Finding {
  const suggestion = closestName(key, keys)
  return {
    path,
    on: 'key',
    code: 'unknown-text',
    message: `There is no text "${key}" in ${language}.`,
    ...(suggestion && { suggestion }),
    hint: suggestion
      ? `Rename it to "${suggestion}", or remove it.`
      : `Name a key of runtime/text/${language}.json.`,
  }
}

function placeholderMismatch(path: Path, original: string): Finding {
  return {
    path,
    code: 'placeholders',
    message: 'The placeholders differ from those of the text that it replaces.',
    expected: placeholdersOf(original) || 'no placeholders',
    hint: `The original is "${original}".`,
  }
}

function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort().join(' ')
}
