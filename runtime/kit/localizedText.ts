import type { Site } from '../contract/site'
import type { Localized } from '../schema/manifest.gen'

/** A text of the manifest in the member's language, else in the merchant's first; undefined where there is none. */
export function localizedText(
  text: Localized | undefined,
  { text: { language }, data }: Pick<Site, 'text' | 'data'>,
): string | undefined {
  const [first = language] = data.manifest.languages
  return text?.[language] ?? text?.[first]
}
