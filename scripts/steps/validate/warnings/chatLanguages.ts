import { spokenByChat } from '../../../../runtime/rules/chat/chatLanguage'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { chatLocales, defaultChatLanguage } from '../../../../runtime/tables/chatLanguages'
import type { Finding } from '../issue'
import { listWords } from '../words'

/** Languages of the site that the chat does not speak, where nobody has chosen another one: those members get it in Chinese (E5.48). */
export function unspokenLanguages({ languages, chat, flags, hosts }: Manifest): Finding[] {
  const canOpen = (flags?.CHAT3 ?? false) !== false && (hosts?.frame ?? []).length > 0
  if (!canOpen || chat?.fallbackLanguage !== undefined) return []
  const unspoken = languages.filter((language) => spokenByChat(language) === undefined)
  const [first] = unspoken
  if (first === undefined) return []
  const [better = 'EN'] = languages.flatMap((language) => spokenByChat(language) ?? [])
  return [
    {
      path: ['languages', languages.indexOf(first)],
      level: 'warning',
      code: 'chat-language',
      message: `The chat does not speak ${listWords(unspoken)}: members who read ${unspoken.length > 1 ? 'those' : 'it'} would get it in ${defaultChatLanguage}.`,
      expected: `"chat": { "fallbackLanguage": … }, one of ${Object.keys(chatLocales).join(', ')}`,
      hint: `Add "chat": { "fallbackLanguage": "${better}" }, or the language that these members understand best.`,
    },
  ]
}
