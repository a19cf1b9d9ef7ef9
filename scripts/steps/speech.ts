import { isLanguage, languages } from '../../runtime/tables/languages'

/** How pages say a language (D11): `lang` and `dir`. A manifest's languages are checked before they come here. */
export function speech(code: string | undefined): {
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
} {
  return isLanguage(code) ? languages[code] : { tag: 'en', direction: 'ltr' }
}
