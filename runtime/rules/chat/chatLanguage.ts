import { type ChatLanguage, chatLocales, defaultChatLanguage } from '../../tables/chatLanguages'
import type { Language } from '../../tables/languages'

/** How the chat names a language. */
export interface ChatLanguageNames {
  /** The `language` parameter of the launch call; there is one for both Chinese scripts (E7.07). */
  readonly parameter: ChatLanguage
  /** The locale of the chat's window, BCP 47 (E9.33). */
  readonly locale: string
}

const isChatLanguage = (code: string): code is ChatLanguage => Object.hasOwn(chatLocales, code)

/** The chat's own name for a language; undefined when it does not speak it. A variant counts as its language ("PT-BR" as PT). */
export const spokenByChat = (language: Language): ChatLanguage | undefined =>
  [language, language.split('-')[0] ?? ''].find(isChatLanguage)

/** The chat's names for the site's language; `fallback` stands for one that the chat does not speak (E5.48). */
export function chatLanguage(
  language: Language,
  fallback: ChatLanguage = defaultChatLanguage,
): ChatLanguageNames {
  const spoken = spokenByChat(language) ?? fallback
  return { parameter: spoken === 'TW' ? 'CN' : spoken, locale: chatLocales[spoken] }
}
