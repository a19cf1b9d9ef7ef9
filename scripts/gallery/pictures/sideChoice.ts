import type { PictureGalleryOptions } from './buildPictures'
import type { Picture } from './selectPictures'

const kinds = ['pages', 'states', 'languages'] as const
type Kind = (typeof kinds)[number]

/** The options that choose pictures. */
export type Choice = Pick<PictureGalleryOptions, 'merchants' | Kind>

/** What one side of a comparison can show: what is there now, or what was there at the commit. */
export interface Side {
  /** The names of a merchant's pages, states and languages, by its code. */
  readonly merchants: Readonly<Record<string, Readonly<Record<Kind, readonly string[]>>>>
  /** Merchants without pictures, because they have mistakes. */
  readonly mistaken: readonly string[]
}

/** A side that has all of these pictures. */
export function sideOf(pictures: readonly Picture[], mistaken: readonly string[]): Side {
  const codes = unique(pictures.map(({ code }) => code))
  const merchants = codes.map((code) => {
    const own = pictures.filter((picture) => picture.code === code)
    const names: Record<Kind, readonly string[]> = {
      pages: unique(own.flatMap(({ page, path }) => [page, path])),
      states: unique(own.map(({ state }) => state)),
      languages: unique(own.map(({ language }) => language)),
    }
    return [code, names] as const
  })
  return { merchants: Object.fromEntries(merchants), mistaken }
}

/**
 * The options without what only the other side has, whose pictures are new, or gone; undefined when nothing is left. What neither side
 * has stays: it is a mistake. A merchant with mistakes on one side is left out on both.
 */
export function choiceFor(side: Side, other: Side, choice: Choice): Choice | undefined {
  const named = choice.merchants === undefined ? ['all'] : namesIn(choice.merchants)
  const codes = named.includes('all') ? Object.keys(side.merchants) : named
  const isOnlyOther = (code: string): boolean => code in other.merchants && !(code in side.merchants)
  const merchants = codes.filter((code) => !isOnlyOther(code) && !other.mistaken.includes(code))
  const left: [keyof Choice, string][] = [['merchants', merchants.join()]]
  for (const kind of kinds) {
    const [own, others] = [namesOfKind(side, named, kind), namesOfKind(other, named, kind)]
    const names = namesIn(choice[kind] ?? '')
    const kept = names.filter((name) => own.has(name.toLowerCase()) || !others.has(name.toLowerCase()))
    if (names.length > 0 && kept.length === 0) return undefined
    if (choice[kind] !== undefined) left.push([kind, kept.join()])
  }
  return merchants.length > 0 ? Object.fromEntries(left) : undefined
}

/** The merchants that the options choose and that have mistakes. */
export function mistakenOf({ mistaken }: Side, { merchants = 'all' }: Choice): readonly string[] {
  const named = namesIn(merchants)
  return mistaken.filter((code) => named.includes('all') || named.includes(code))
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

const namesIn = (text: string): string[] => text.split(',').flatMap((name) => name.trim() || [])

/** Names of the chosen merchants, in small letters. */
function namesOfKind({ merchants }: Side, chosen: readonly string[], kind: Kind): ReadonlySet<string> {
  const own = Object.entries(merchants).filter(([code]) => chosen.includes('all') || chosen.includes(code))
  return new Set(own.flatMap(([, names]) => names[kind]).map((name) => name.toLowerCase()))
}
