/** How browsers name a language of the product (D11). */
export interface LanguageRow {
  /** The `lang` attribute, BCP 47. */
  readonly tag: string
  /** The locale for Intl: with a region, and with Latin digits where money is shown. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** The language's own name, in its own script. */
  readonly name: string
}

/** Marked as pure, so that a bundle that uses one row does not include the whole table. */
// @__NO_SIDE_EFFECTS__
const row = (tag: string, locale: string, name: string, direction: 'ltr' | 'rtl' = 'ltr'): LanguageRow => ({
  tag,
  locale,
  direction,
  name,
})

/** The supported languages (E9.32, D11). */
export const languages = {
  CN: row('zh-Hans', 'zh-Hans-CN', '简体中文'),
  EN: row('en', 'en-US', 'English'),
  ES: row('es', 'es-419', 'Español'),
  HI: row('hi', 'hi-IN-u-nu-latn', 'हिन्दी'),
  ID: row('id', 'id-ID', 'Bahasa Indonesia'),
  JA: row('ja', 'ja-JP', '日本語'),
  KM: row('km', 'km-KH-u-nu-latn', 'ខ្មែរ'),
  KO: row('ko', 'ko-KR', '한국어'),
  MY: row('my', 'my-MM-u-nu-latn', 'မြန်မာ'),
  TA: row('ta', 'ta-IN-u-nu-latn', 'தமிழ்'),
  TH: row('th', 'th-TH', 'ไทย'),
  TW: row('zh-Hant', 'zh-Hant-TW', '繁體中文'),
  VI: row('vi', 'vi-VN', 'Tiếng Việt'),
  TY: row('fil', 'fil-PH', 'Filipino'),
  UR: row('ur', 'ur-PK-u-nu-latn', 'اردو', 'rtl'),
  PT: row('pt-PT', 'pt-PT', 'Português'),
  'PT-BR': row('pt-BR', 'pt-BR', 'Português (Brasil)'),
  MS: row('ms', 'ms-MY', 'Bahasa Melayu'),
  BN: row('bn', 'bn-BD-u-nu-latn', 'বাংলা'),
  TR: row('tr', 'tr-TR', 'Türkçe'),
  FR: row('fr', 'fr-FR', 'Français'),
  NE: row('ne', 'ne-NP-u-nu-latn', 'नेपाली'),
  'UR-LA': row('ur-Latn', 'en-PK', 'Roman Urdu'),
  TE: row('te', 'te-IN-u-nu-latn', 'తెలుగు'),
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof languages

/** The language of texts when nothing else decides (I9.18, E5.47). */
export const defaultLanguage: Language = 'EN'

/** The Language header when no language was detected or stored (I7.01, I9.19). */
export const defaultHeaderLanguage: Language = 'CN'

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code)
