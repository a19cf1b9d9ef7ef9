import type { SiteData } from '../../../runtime/browser/start/siteData'
import { isLanguage, type Language, languageNames, languages } from '../../../runtime/tables/languages'

/** A language's `lang` and `dir` attributes (D11). A manifest's languages have already been validated. */
export function htmlLanguage(code: string | undefined): {
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
} {
  return isLanguage(code) ? languages[code] : { tag: 'en', direction: 'ltr' }
}

/** The `lang` and `dir` attributes and the own names of the languages that a site offers, and of English, its last resort (D24). */
export const languageTags = (codes: readonly Language[]): SiteData['languageTags'] =>
  Object.fromEntries(
    [...new Set<Language>([...codes, 'EN'])].map((code) => {
      const { tag, direction } = htmlLanguage(code)
      return [code, [tag, direction, languageNames[code]]]
    }),
  )
