import { graphemes } from './intl/graphemes'

/** At most `length` characters, including the ellipsis if the text was cut (F045, F138). */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const characters = graphemes(text)
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

/** Letters that people type for others that Unicode does not take apart. */
const typedFor: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '&': ' and ',
}

/**
 * Normalizes text for searching: without case, accents and widths, with a space for whatever is no letter or digit, and with the
 * letters that people type for others. Every search uses it, for what is typed and for what is found.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLocaleLowerCase('en')
    .replace(/[đðħıłøþßæœ&]/g, (letter) => typedFor[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
