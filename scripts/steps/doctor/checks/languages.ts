import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { missingLanguages } from '../../validate/warnings/missingLanguages'
import { listWords } from '../../validate/words'
import { type ManifestFinding, ofWarning } from '../finding'
import type { Subject } from '../subject'

/** Texts of the manifest that some visitors see in another language. */
export const textsAreTranslated = ({ manifest }: Subject): ManifestFinding[] =>
  missingLanguages(manifest).map((finding) =>
    ofWarning(
      finding,
      'Visitors who read that language see another one, and search engines list the page wrongly.',
    ),
  )

/** Pages that everybody can open, which search engines list. */
const publicPages: readonly string[] = ['lobby', 'register', 'game', 'activity', 'help', 'news']

/** Pages without a title and a description of their own. */
export const pagesHaveMetadata = ({ manifest }: Subject): ManifestFinding[] =>
  Object.entries(manifest.routes).flatMap(([path, { page, guard }]): ManifestFinding[] => {
    if (!publicPages.includes(page) || guard === 'member') return []
    const { title, description } = manifest.metadata[path] ?? {}
    const missing = [...(title ? [] : ['title']), ...(description ? [] : ['description'])]
    if (missing.length === 0) return []
    return [
      {
        level: 'note',
        code: 'metadata-missing',
        path: ['metadata', path],
        on: 'key',
        message: `"${path}" has no ${listWords(missing)} of its own.`,
        why: 'Search engines show the product’s words or those of the lobby instead.',
        fix: `Add "${path}" to "metadata", with a title and a description in every language.`,
      },
    ]
  })

/** A brand without a sentence of its own. */
export const taglineIsWritten = ({ manifest }: { readonly manifest: Manifest }): ManifestFinding[] =>
  manifest.brand.tagline
    ? []
    : [
        {
          level: 'note',
          code: 'tagline-missing',
          path: ['brand', 'tagline'],
          message: 'The brand has no tagline.',
          why: 'Pages without a description of their own, the footer and the splash screen show none.',
          fix: 'Add "brand.tagline" in every language.',
        },
      ]
