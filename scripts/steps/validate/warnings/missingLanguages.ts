import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import { accountIsTranslated } from '../lints/account'
import { embedTitlesAreTranslated } from '../lints/embed'
import { localizedTexts } from '../lints/languages'
import { homeHasMetadata } from '../lints/metadata'
import { listWords, quote } from '../words'

/**
 * Texts of the merchant that lack a language which it offers. "texts" replaces single words, so there it is meant; without the
 * lobby's title and description, or a title or text of the account or of an embedded page, there is an error already.
 */
export function missingLanguages(manifest: Manifest): Finding[] {
  const { languages, texts: _, ...rest } = manifest
  const errors = [
    ...homeHasMetadata(manifest),
    ...accountIsTranslated(manifest),
    ...embedTitlesAreTranslated(manifest),
  ]
  const mistakes = errors.map((finding) => finding.path.join(' '))
  return localizedTexts(rest).flatMap(({ path, texts }): Finding[] => {
    const missing = languages.filter((language) => !Object.hasOwn(texts, language))
    if (missing.length === 0 || mistakes.includes(path.join(' '))) return []
    return [
      {
        path,
        on: 'key',
        level: 'warning',
        code: 'language-missing',
        message: `"${path.slice(-2).join('.')}" has no text in ${listWords(missing)}.`,
        expected: `a text in every language that is offered: ${languages.join(', ')}`,
        hint: `Add ${listWords(missing.map(quote))}.`,
      },
    ]
  })
}
