/** How browsers name a language of the product (D11). */
export interface LanguageRow {
  /** The `lang` attribute, BCP 47. */
  readonly tag: string
  /** The locale for Intl: with a region, and with Latin digits where money is shown. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
}

/** Marked as pure, so that a bundle that uses one row does not include the whole table. */
// @__NO_SIDE_EFFECTS__
const row = (tag: string, locale: string, direction: 'ltr' | 'rtl' = 'ltr'): LanguageRow => ({
  tag,
  locale,
  direction,
})

/** The supported languages (E9.32, D11). */
export const languages = {
  CN: row('zh-Hans', 'zh-Hans-CN'),
  EN: row('en', 'en-US'),
  ES: row('es', 'es-419'),
  HI: row('hi', 'hi-IN-u-nu-latn'),
  ID: row('id', 'id-ID'),
  JA: row('ja', 'ja-JP'),
  KM: row('km', 'km-KH-u-nu-latn'),
  KO: row('ko', 'ko-KR'),
  MY: row('my', 'my-MM-u-nu-latn'),
  TA: row('ta', 'ta-IN-u-nu-latn'),
  TH: row('th', 'th-TH'),
  TW: row('zh-Hant', 'zh-Hant-TW'),
  VI: row('vi', 'vi-VN'),
  TY: row('fil', 'fil-PH'),
  UR: row('ur', 'ur-PK-u-nu-latn', 'rtl'),
  PT: row('pt-PT', 'pt-PT'),
  'PT-BR': row('pt-BR', 'pt-BR'),
  MS: row('ms', 'ms-MY'),
  BN: row('bn', 'bn-BD-u-nu-latn'),
  TR: row('tr', 'tr-TR'),
  FR: row('fr', 'fr-FR'),
  NE: row('ne', 'ne-NP-u-nu-latn'),
  'UR-LA': row('ur-Latn', 'en-PK'),
  TE: row('te', 'te-IN-u-nu-latn'),
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof languages

/** The languages' own names, each in its own script. A page knows those that its site offers (`SiteData.languageTags`). */
export const languageNames: Readonly<Record<Language, string>> = {
  CN: '简体中文',
  EN: 'English',
  ES: 'Español',
  HI: 'हिन्दी',
  ID: 'Bahasa Indonesia',
  JA: '日本語',
  KM: 'ខ្មែរ',
  KO: '한국어',
  MY: 'မြန်မာ',
  TA: 'தமிழ்',
  TH: 'ไทย',
  TW: '繁體中文',
  VI: 'Tiếng Việt',
  TY: 'Filipino',
  UR: 'اردو',
  PT: 'Português',
  'PT-BR': 'Português (Brasil)',
  MS: 'Bahasa Melayu',
  BN: 'বাংলা',
  TR: 'Türkçe',
  FR: 'Français',
  NE: 'नेपाली',
  'UR-LA': 'Roman Urdu',
  TE: 'తెలుగు',
}

/** The language of texts when nothing else decides (I9.18, E5.47). */
export const defaultLanguage: Language = 'EN'

/** The Language header when no language was detected or stored (I7.01, I9.19). */
export const defaultHeaderLanguage: Language = 'CN'

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code)
