import { readMessage } from './failure'

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  amp: '&',
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/**
 * HTML of the platform as the words that stand in it (D10): no tag, no script, a line for each paragraph. What only looks
 * like a tag ("a < b") stays. Undefined when there are no words, or when it was no text.
 */
export function plainText(raw: unknown): string | undefined {
  const html = readMessage(raw)
  if (html === undefined) return undefined
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]))\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => character(name) ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
  return readMessage(text)
}
