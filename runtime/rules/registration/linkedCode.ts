import { cleanTyped } from '../text/cleanTyped'
import { readShortText } from './shortText'

/** What chats and people put around a code: quotation marks, brackets, marks that make a text bold. */
const wrapping = /^[\s*_~`"'|<>\p{Ps}\p{Pe}\p{Pi}\p{Pf}]+/u

/**
 * What follows a code in a sentence or a program's text: it ends at a line, a quotation mark, or where a second query begins.
 * Signs that a code may end with (F018) are no part of it: & # % + = and pictures.
 */
const afterCode =
  /(?:[\n\r"<>“”«»`].*|[?&;](?:amp;)*(?:utm_\w+|\w*clid)=.*|[\s*_~`'|/\\.,:;!?…\-\p{Pe}\p{Pf}。、۔،؛؟।॥]+)$/su

/** A word of letters and digits, and what follows it. */
const word = /^([\p{L}\p{M}\p{N}]+(?:[-_.~]+[\p{L}\p{M}\p{N}]+)*)(.*)$/su

/** A code as platforms make them, a few letters and a number, ends where its word ends; "&" and "%" may follow in one (F018). */
const usualCode = /^\p{L}{0,3}\d{4,}(?!\w|[&@=$!]|%(?![\da-f]{2}))/iu

/** So does any longer word with a digit, where a sentence goes on after it: codes may have signs inside (F018). */
const wordWithDigit = /^(?=\P{Nd}*\p{Nd}).{4,}$/su
const sentence = /^(?:$|[\s\p{Ps}\p{Pe}]|[,.;:!?…。，、۔،؛؟।॥]+(?:\s|$|\p{Lo}))/u

/**
 * A code in a link as it arrives: a mail or a chat may have put marks around it that nobody sees, or that make it bold, and what
 * followed it in the sentence at its end. Codes of any characters are possible (F018); one that looks as codes usually do ends
 * where its word ends.
 */
export function readLinkedCode(value: string): string | undefined {
  const text = cleanTyped(value).replace(wrapping, '').replace(afterCode, '')
  const [, first = '', rest = ''] = word.exec(text) ?? []
  const endsWithWord = usualCode.test(text) || (wordWithDigit.test(first) && sentence.test(rest))
  return readShortText(endsWithWord ? first : text)
}
