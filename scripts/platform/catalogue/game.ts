import type { GameCategory } from '../types'

/** Names by language code; English stands in for a language that is missing. */
export type Names = { readonly EN: string } & Readonly<Record<string, string>>

/** When a lottery draws: every so many minutes, or at times of the day in the market's own time. */
export type Draw =
  | { readonly every: number }
  | { readonly at: string; readonly offset: number; readonly days?: readonly number[] }

export interface Game {
  readonly id: number
  /** The English name in lower case with dashes: unique, and the seed of the picture. */
  readonly code: string
  readonly category: GameCategory
  readonly names: Names
  readonly vendor: string
  readonly badge?: 'new' | 'hot'
  /** Currency codes of the markets that it is offered in; absent for all. */
  readonly markets?: readonly string[]
  readonly draw?: Draw
  /** May be tried without a session. */
  readonly trial: boolean
}

/** One line of a category's list: English name, vendor, and what is special. */
export type GameRow = readonly [name: string, vendor: string, about?: Partial<GameTraits>]

interface GameTraits extends Pick<Game, 'badge' | 'markets' | 'draw'> {
  /** Names in other languages. */
  readonly names: Readonly<Record<string, string>>
}

/** The name in a language. */
export const nameIn = (names: Names, language: string): string => names[language] ?? names.EN

/** "Sultan's Ledger" becomes "sultans-ledger". */
export const codeOf = (name: string): string =>
  plain(name)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')

/** Lower case without accents, as people type when they search: "Xổ Số" becomes "xo so". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
