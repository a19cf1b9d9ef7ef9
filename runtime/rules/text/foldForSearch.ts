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
  // The same letters of keyboards for Arabic, Persian and Urdu.
  ك: 'ک',
  ى: 'ی',
  ي: 'ی',
  ه: 'ہ',
  ھ: 'ہ',
  ە: 'ہ',
  ة: 'ہ',
}

/**
 * Normalizes text for searching: without case, accents and widths, with a space for whatever is no letter or digit (an apostrophe
 * that Unicode counts as one is none), and with the
 * letters that people type for others. Every search uses it, for what is typed and for what is found.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLocaleLowerCase('en')
    .replace(/[đðħıłøþßæœ&كىيهھەة]/g, (letter) => typedFor[letter] ?? letter)
    .replace(/(?:[^\p{L}\p{N}]|[\u02b9-\u02ff])+/gu, ' ')
    .trim()
