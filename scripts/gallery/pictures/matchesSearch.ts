import { foldForSearch } from '../../../runtime/rules/text/foldForSearch'

/** Whether each typed word begins a word of a text, whatever the case and the accents. */
export function matchesSearch(text: string, typed: string): boolean {
  const words = ` ${foldForSearch(text)}`
  return foldForSearch(typed)
    .split(' ')
    .every((word) => words.includes(` ${word}`))
}
