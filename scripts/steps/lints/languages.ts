import type { Localized, Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding, Path } from '../issue'
import type { Surroundings } from '../lint'
import { nearest } from '../nearest'

/** Languages that are offered have a catalogue of texts (E9.32). */
export function languagesHaveTexts({ languages }: Manifest, { knowledge }: Surroundings): Finding[] {
  if (!knowledge) return []
  const written = Object.keys(knowledge.texts)
  return languages.flatMap((language, index): Finding[] => {
    if (written.includes(language)) return []
    return [
      {
        path: ['languages', index],
        code: 'language-without-texts',
        message: `There are no texts in ${language} yet.`,
        expected: `one of ${written.join(', ')}`,
        hint: `Take it out, or add runtime/text/${language}.json.`,
      },
    ]
  })
}

/** The footer states the licence in the visitor's language, and the law wants it stated to everybody (D14). */
export function licenceIsStated({ languages, compliance }: Manifest): Finding[] {
  const text = compliance?.licence?.text
  if (!text) return []
  return languages
    .filter((language) => text[language] === undefined)
    .map((language) => ({
      path: ['compliance', 'licence', 'text'],
      code: 'licence-unstated',
      message: `The licence is not stated in ${language}.`,
      expected: `the statement in every language that is offered: ${languages.join(', ')}`,
      hint: `Add "${language}" to the text: visitors in ${language} would see no licence.`,
    }))
}

/** A text in a language that is not offered is never shown. */
export function languagesAreOffered(manifest: Manifest): Finding[] {
  const offered: readonly string[] = manifest.languages
  return localizedOf(manifest).flatMap(({ path, texts }) =>
    Object.keys(texts)
      .filter((language) => !offered.includes(language))
      .map((language) => notOffered([...path, language], language, offered)),
  )
}

function notOffered(path: Path, language: string, offered: readonly string[]): Finding {
  const suggestion = nearest(language, offered)
  return {
    path,
    on: 'key',
    code: 'language-not-offered',
    message: `${language} is not among the merchant’s languages.`,
    expected: `one of ${offered.join(', ')}`,
    ...(suggestion && { suggestion }),
    hint: 'Add it to "languages", or take the text out.',
  }
}

interface Place {
  readonly path: Path
  readonly texts: Localized | object
}

/** Every text by language in a manifest, and where it stands. */
function localizedOf({
  metadata,
  metadataByDomain = {},
  brand,
  customerService = [],
  compliance,
  texts,
}: Manifest): Place[] {
  const heads = [
    { path: ['metadata'], pages: metadata },
    ...Object.entries(metadataByDomain).map(([domain, pages]) => ({
      path: ['metadataByDomain', domain],
      pages,
    })),
  ]
  const places: { path: Path; texts: Localized | object | undefined }[] = [
    ...heads.flatMap(({ path, pages }) =>
      Object.entries(pages).flatMap(([page, head]) =>
        (['title', 'description', 'keywords'] as const).map((part) => ({
          path: [...path, page, part],
          texts: head[part],
        })),
      ),
    ),
    ...customerService.map(({ title }, index) => ({
      path: ['customerService', index, 'title'],
      texts: title,
    })),
    { path: ['brand', 'tagline'], texts: brand.tagline },
    { path: ['compliance', 'licence', 'text'], texts: compliance?.licence?.text },
    { path: ['compliance', 'blockedRegions'], texts: compliance?.blockedRegions },
    { path: ['compliance', 'responsibleGaming', 'text'], texts: compliance?.responsibleGaming?.text },
    { path: ['compliance', 'selfExclusion', 'text'], texts: compliance?.selfExclusion?.text },
    { path: ['texts'], texts },
  ]
  return places.flatMap(({ path, texts }) => (texts ? [{ path, texts }] : []))
}
