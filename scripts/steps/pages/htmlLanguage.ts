import { isLanguage, languages } from '../../../runtime/tables/languages'

/** A language's `lang` and `dir` attributes (D11). A manifest's languages have already been validated. */
export function htmlLanguage(code: string | undefined): {
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
} {
  return isLanguage(code) ? languages[code] : { tag: 'en', direction: 'ltr' }
}
