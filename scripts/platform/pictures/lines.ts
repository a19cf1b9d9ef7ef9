export const rightToLeftPattern = /[\u0590-\u08ff\ufb1d-\ufefc]/
const widePattern = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/

/** Width of a text, relative to its font size (an estimate: font metrics are not available here). */
export const widthOf = (text: string, letterWidth: number): number =>
  [...text].reduce(
    (sum, character) => sum + (widePattern.test(character) ? 1.05 : character === ' ' ? 0.3 : letterWidth),
    0,
  )

/** The words on as few lines as fit, none of them longer than it must be. */
export function linesOf(text: string, atMost: number): string[] {
  const words = text.split(' ')
  const count = Math.min(atMost, words.length)
  const longest = (breaks: readonly string[]): number => Math.max(...breaks.map((line) => line.length))
  return splits(words, count).reduce((best, next) => (longest(next) < longest(best) ? next : best))
}

/** Every way to break words into exactly `count` lines. */
function splits(words: readonly string[], count: number): string[][] {
  if (count <= 1) return [[words.join(' ')]]
  const firsts = words.slice(0, words.length - count + 1)
  return firsts.flatMap((_, index) =>
    splits(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
  )
}

export interface Box {
  readonly x: number
  /** The baseline of the last line. */
  readonly y: number
  readonly width: number
  readonly height: number
  readonly align: 'middle' | 'start'
  /** The largest font size. */
  readonly largest: number
}

/** Breaks the text into the number of lines that allows the largest font size. */
export function fitText(text: string, letterWidth: number, box: Box, lineHeight: number) {
  const tries = [1, 2, 3].map((count) => {
    const lines = linesOf(text, count)
    const widest = Math.max(...lines.map((line) => widthOf(line, letterWidth)))
    return {
      lines,
      size: Math.min(box.width / widest, box.height / (lines.length * lineHeight), box.largest),
    }
  })
  return tries.reduce((best, next) => (next.size > best.size * 1.12 ? next : best))
}
