/** `VI`, `VI and EN`, `VI, EN and CN`. */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const quote = (word: string): string => `"${word}"`
