/** The languages that the chat speaks, each with the locale of its window (E9.33). */
export const chatLocales = {
  EN: 'en-US',
  CN: 'zh-CN',
  TW: 'zh-HK',
  RU: 'ru-RU',
  TH: 'th-TH',
  VI: 'vi-VN',
  JA: 'ja-JP',
  PT: 'pt',
  ES: 'es',
  AR: 'ar',
} as const

export type ChatLanguage = keyof typeof chatLocales

/** For members whose language the chat does not speak, unless the manifest names another one (E5.48). */
export const defaultChatLanguage: ChatLanguage = 'CN'
