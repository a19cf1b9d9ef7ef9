import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { languages as languageTable } from '../../../../runtime/tables/languages'
import { closestName } from '../closestName'
import type { Finding } from '../issue'
import type { Path } from '../jsonTree'
import type { LintContext } from '../lintContext'
import { listWords, quote } from '../words'

/** Every offered language has a text catalogue (E9.32). */
export function languagesHaveTexts({ languages }: Manifest, { capabilities }: LintContext): Finding[] {
  if (!capabilities) return []
  const available = Object.keys(capabilities.texts)
  const total = Object.keys(capabilities.texts.EN ?? {}).length
  return languages.flatMap((language, index): Finding[] => {
    if (available.includes(language)) return []
    return [
      {
        path: ['languages', index],
        code: 'language-without-texts',
        message: `There are no texts in ${language} yet.`,
        expected: `one of ${available.join(', ')}`,
        hint: `Remove it, or add runtime/text/${language}.json, a file of ${total} texts: begin with a copy of runtime/text/EN.json, and translate each text.`,
      },
    ]
  })
}

/** The footer states the licence in the visitor's language, and by law everybody must see it (D14). */
export function licenceIsStated({ languages, compliance }: Manifest): Finding[] {
  const text = compliance?.licence?.text
  if (!text) return []
  const missing = languages.filter((language) => text[language] === undefined)
  if (missing.length === 0) return []
  return [
    {
      path: ['compliance', 'licence', 'text'],
      code: 'licence-unstated',
      message: `The licence is not stated in ${listWords(missing)}.`,
      expected: `the statement in every language that is offered: ${languages.join(', ')}`,
      hint: `Add ${listWords(missing.map(quote))} to the text: those visitors would see no licence.`,
    },
  ]
}

/** Texts in a language that is not offered would never be shown. */
export function languagesAreOffered(manifest: Manifest): Finding[] {
  const offered: readonly string[] = manifest.languages
  return localizedTexts(manifest).flatMap(({ path, texts }) =>
    Object.keys(texts)
      .filter((language) => !offered.includes(language))
      .map((language) => notOffered([...path, language], language, offered)),
  )
}

function notOffered(path: Path, language: string, offered: readonly string[]): Finding {
  const suggestion = closestName(language, offered)
  return {
    path,
    on: 'key',
    code: 'language-not-offered',
    message: `${language} is not among the merchant’s languages.`,
    expected: `one of ${offered.join(', ')}`,
    ...(suggestion && { suggestion }),
    hint: 'Add it to "languages", or remove the text.',
  }
}

export interface LocalizedText {
  readonly path: Path
  readonly texts: object
}

const productLanguages = Object.keys(languageTable)

/** Every object whose keys are languages, wherever it is. */
export function localizedTexts(value: unknown, path: Path = []): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  const isLocalized =
    !Array.isArray(value) && keys.length > 0 && keys.every((key) => productLanguages.includes(key))
  return isLocalized
    ? [{ path, texts: value }]
    : Object.entries(value).flatMap(([key, inner]) => localizedTexts(inner, [...path, key]))
}
