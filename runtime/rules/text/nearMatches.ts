import * as limits from '../../tables/limits'
import { foldForSearch } from './foldForSearch'

/** Scripts that put no spaces between words: a word may begin at any letter. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** How many letters may be wrong, missing, too many or swapped with the next one, in a text of so many letters. */
const allowedMistakes = (letters: number): number => {
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}

/** A name from each of its words on, without spaces. */
function tailsOf(folded: string): string[] {
  const words = folded.split(' ')
  const joined = words.join('')
  if (withoutSpaces.test(joined)) return [...joined].map((_, index, letters) => letters.slice(index).join(''))
  return words.map((_, index) => words.slice(index).join(''))
}

/** The fewest mistakes with which `typed` is the beginning of `text`; Infinity when there are more than `most`. */
function countMistakes(typed: string, text: string, most: number): number {
  const letters = text.slice(0, typed.length + most)
  let beforeLast: number[] = []
  let last = Array.from({ length: letters.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= letters.length; column += 1) {
      const isSame = typed[row - 1] === letters[column - 1]
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === letters[column - 2] &&
        typed[row - 2] === letters[column - 1]
      next.push(
        Math.min(
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = next
  }
  return Math.min(...last)
}

/** The mistakes of what is typed as a part of a name: its words in a row, or each word at any place of the name. */
function mistakesInName(words: readonly string[], name: string, most: number): number {
  const tails = tailsOf(foldForSearch(name))
  const fewest = (typed: string, allowed: number) =>
    Math.min(...tails.map((tail) => countMistakes(typed, tail, allowed)))
  const inRow = fewest(words.join(''), most)
  if (inRow === 0 || words.length === 1) return inRow
  const apart = words.reduce((sum, word) => sum + fewest(word, allowedMistakes(word.length)), 0)
  return Math.min(inRow, apart)
}

/** How many letters may be wrong in what was typed: none in fewer than four, since all names would be close. */
const mistakesIn = (words: readonly string[]): number => allowedMistakes(words.join('').length)

const wordsOf = (typed: string): string[] => foldForSearch(typed).split(' ').filter(Boolean)

/**
 * What the platform, which knows no mistakes, is asked for instead of what was typed: its words, and one part more than letters may
 * be wrong. One of the parts is then right. Nothing where no letter may be wrong.
 */
export function partsToSearch(typed: string): string[] {
  const most = mistakesIn(wordsOf(typed))
  if (most === 0) return []
  const letters = [...typed.trim()]
  const size = Math.ceil(letters.length / (most + 1))
  const parts = Array.from({ length: most + 1 }, (_, index) =>
    letters.slice(index * size, (index + 1) * size).join(''),
  )
  const words = typed.trim().split(/\s+/)
  const isUseful = (part: string) => part.length >= limits.searchedLetters
  const asked = new Set(
    [...(words.length > 1 ? words : []), ...parts].map((part) => part.trim()).filter(isUseful),
  )
  return [...asked].slice(0, limits.searchedParts)
}

/**
 * What has a name close to what was typed, the closest first: with one letter wrong, missing, too many, or swapped with the next
 * one, and from eight letters on with two. Nothing for fewer than four letters: all names would be close.
 */
export function nearMatches<T>(typed: string, items: readonly T[], nameOf: (item: T) => string): T[] {
  const words = wordsOf(typed)
  const most = mistakesIn(words)
  if (most === 0) return []
  return items
    .map((item) => ({ item, mistakes: mistakesInName(words, nameOf(item), most) }))
    .filter(({ mistakes }) => mistakes <= most)
    .sort((one, other) => one.mistakes - other.mistakes)
    .map(({ item }) => item)
}
