import { invisible } from './invisible'

/** Scripts whose words may need a joiner inside, and pictures that are joined. */
const joining =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}]/u

/**
 * A user name, a code or an address as it is meant: without what copying brings along and nobody sees (zero-width and direction
 * marks, soft hyphens, empty letters), full-width letters as ordinary ones, trimmed. Never for passwords. A joiner stays inside a
 * word that may need it, and what makes a picture of a sign with it.
 */
export function cleanTyped(typed: string): string {
  const visible = typed.replace(invisible, (mark) =>
    /\u200c|\u200d|\ufe0f/.test(mark) && joining.test(typed) ? mark : '',
  )
  return visible
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()
}
