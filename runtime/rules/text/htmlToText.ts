import { readMessage } from '../network/failure'

const namedEntities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  amp: '&',
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return namedEntities[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** Without tags; those that start, end or break a paragraph become a line break. */
const removeTags = (html: string): string =>
  html.replace(/<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]))\b[^<>]*>/gi, '\n').replace(/<\/?[a-z][^<>]*>/gi, '')

/** Removes tags until none is left: what stood around a tag can be one when that is gone ("<scr<b>ipt>"). */
function removeAllTags(html: string): string {
  for (let text = html; ; ) {
    const rest = removeTags(text)
    if (rest === text) return text
    text = rest
  }
}

/**
 * Converts the platform's HTML to text (D10): no tags, no scripts, one line for each paragraph. Text that only looks
 * like a tag ("a < b") is kept. Undefined when no text is left or the input is not a string.
 */
export function htmlToText(raw: unknown): string | undefined {
  const html = readMessage(raw)
  if (html === undefined) return undefined
  const content = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
  const text = removeAllTags(content)
    .replace(
      /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi,
      (entity, name: string) => decodeEntity(name) ?? entity,
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
  return readMessage(text)
}
