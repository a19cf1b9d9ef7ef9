/** Google tells Chinese scripts by their country, and has no Urdu in Latin letters. */
const own: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', 'ur-Latn': 'en' }

/** A language (BCP 47) as Google's captcha, text messages and prompts take it; a tag of more than six letters is refused. */
export const googleLanguage = (tag: string): string => own[tag] ?? tag
