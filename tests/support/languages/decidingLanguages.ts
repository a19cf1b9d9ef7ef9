/**
 * Which languages decide whether a screen holds its texts: of 24 only some can be the first to break a place. For each text on the
 * screen these are the ones in which it is widest, as a whole line and by its widest word; the others need less room.
 */

/** A value for each language, by its code, in pixels. */
export type Sizes = Readonly<Record<string, number>>

/** The sizes of one text in all languages. */
export interface TextSizes {
  /** The width of the text as one line. */
  readonly line: Sizes
  /** The width of its widest word, which cannot be broken; 0 in scripts without spaces between words. */
  readonly word: Sizes
}

/** A language that needs this share of the most that any language needs is as good a proof as that one. */
const equalShare = 0.97

/** The languages that need about as much as the one that needs most. */
export function largestOf(sizes: Sizes): ReadonlySet<string> {
  const most = Math.max(0, ...Object.values(sizes))
  return new Set(Object.keys(sizes).filter((code) => most > 0 && (sizes[code] ?? 0) >= most * equalShare))
}

/**
 * The fewest languages, found greedily, of which each text has one that needs the most room, line and word, beside those that
 * are always shown. In the order in which they were chosen.
 */
export function decidingLanguages(texts: readonly TextSizes[], always: readonly string[]): string[] {
  const chosen = [...always]
  const isMet = (demand: ReadonlySet<string>): boolean => chosen.some((code) => demand.has(code))
  let open = texts
    .flatMap(({ line, word }) => [largestOf(line), largestOf(word)])
    .filter((demand) => demand.size > 0 && !isMet(demand))
  while (open.length > 0) {
    const votes = new Map<string, number>()
    for (const code of open.flatMap((demand) => [...demand])) votes.set(code, (votes.get(code) ?? 0) + 1)
    const [[best = ''] = []] = [...votes].sort((one, other) => other[1] - one[1])
    chosen.push(best)
    open = open.filter((demand) => !demand.has(best))
  }
  return chosen
}

/**
 * The texts that a page shows besides those that it has shown before. Neither another number is another text, nor one of ours with
 * another value in it, such as the seconds that are left.
 */
export function textsBesides(
  shown: readonly string[],
  before: readonly string[],
  keysOf: (texts: readonly string[]) => readonly string[],
): string[] {
  const knownKeys = new Set(keysOf(before))
  return shown.filter((text) => {
    if (before.includes(text) || !/\p{L}/u.test(text)) return false
    const keys = keysOf([text])
    return keys.length === 0 || keys.some((key) => !knownKeys.has(key))
  })
}
