export const gameCategories = ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'] as const
export type GameCategory = (typeof gameCategories)[number]

/** Names by language code; English is the fallback. */
export type LocalizedNames = { readonly EN: string } & Readonly<Record<string, string>>

/** The schedule of a lottery: every few minutes, or at a time of day in the market's time zone. */
export type Draw =
  | { readonly every: number }
  | { readonly at: string; readonly offset: number; readonly days?: readonly number[] }

export interface Game {
  readonly id: number
  /** The English name in lower case with dashes: unique, and the seed of the picture. */
  readonly code: string
  readonly category: GameCategory
  readonly names: LocalizedNames
  readonly vendor: string
  readonly badge?: 'new' | 'hot'
  /** Currency codes of the markets where it is offered; absent for all. */
  readonly markets?: readonly string[]
  readonly draw?: Draw
  /** Can be played in demo mode without a session. */
  readonly trial: boolean
}

/** One row of a category's list: English name, vendor, and optional traits. */
export type GameRow = readonly [name: string, vendor: string, about?: Partial<GameTraits>]

interface GameTraits extends Pick<Game, 'badge' | 'markets' | 'draw'> {
  /** Names in other languages. */
  readonly names: Readonly<Record<string, string>>
}

/** The name in a language. */
export const localizedName = (names: LocalizedNames, language: string): string => names[language] ?? names.EN

/** "Sultan's Ledger" becomes "sultans-ledger". */
export const gameCodeOf = (name: string): string =>
  normalizeForSearch(name)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')

/** Lower case without accents, as people type when they search: "Xổ Số" becomes "xo so". */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
