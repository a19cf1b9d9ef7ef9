import type { Language, Manifest } from '../../../runtime/schema/manifest.gen'
import type { TextOverrides } from '../assets/catalogues'
import { accountTexts, inLanguage } from './siteAccount'

type OwnWords = Pick<Manifest, 'account' | 'lobby' | 'routes'>

/** The words of the lobby's first slide (D197); without a text it is empty. */
function heroTexts({ lobby }: OwnWords, language: string): TextOverrides {
  if (!lobby?.hero) return {}
  const { title, text } = lobby.hero
  return {
    'lobby.heroTitle': inLanguage(title, language),
    'lobby.heroText': text ? inLanguage(text, language) : '',
  }
}

/** The manifest's own words in a language that stand beside the product's: of the account, of embedded pages and of the first slide. */
export const addedTexts = (manifest: OwnWords, language: string): TextOverrides => ({
  ...accountTexts(manifest, language),
  ...heroTexts(manifest, language),
})

/** All words of the manifest in a language that take the place of the product's, or stand beside them. */
export const ownTexts = (
  manifest: OwnWords & Pick<Manifest, 'texts'>,
  language: Language,
): TextOverrides => ({
  ...addedTexts(manifest, language),
  ...manifest.texts?.[language],
})
