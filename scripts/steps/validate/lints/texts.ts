import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { closestName } from '../closestName'
import { placeholderMismatch, placeholdersOf } from '../compareTexts'
import type { Finding } from '../issue'
import type { Path } from '../jsonTree'
import type { LintContext } from '../lintContext'

/** A text override replaces an existing text of its language, with the same placeholders. */
export function textsExist({ texts = {} }: Manifest, { capabilities }: LintContext): Finding[] {
  if (!capabilities) return []
  return Object.entries(texts).flatMap(([language, overrides]) => {
    const originals = capabilities.texts[language]
    // A language without readable texts has an issue of its own.
    if (!originals) return []
    return Object.entries(overrides).flatMap(([key, text]): Finding[] => {
      const original = Object.hasOwn(originals, key) ? originals[key] : undefined
      const path = ['texts', language, key]
      if (original === undefined) return [unknownText(path, key, language, Object.keys(originals))]
      return placeholdersOf(text) === placeholdersOf(original)
        ? []
        : [{ path, ...placeholderMismatch(original) }]
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
