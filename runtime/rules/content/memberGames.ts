import * as limits from '../../tables/limits'
import { fields, listOf, textOf } from '../network/read'
import type { Game, LaneOfGames } from './game'

/** A game that was opened or marked on this device, as it was listed then. */
export type StoredGame = Pick<Game, 'code' | 'category' | 'name' | 'vendor' | 'image' | 'launch'> &
  // What is listed now has these, too.
  Pick<Game, 'stakes' | 'rules'>

/** The games of one member of this device, or of the visitors, newest first. */
export interface MemberGames {
  readonly member: string
  readonly games: readonly StoredGame[]
}

function readStoredGame(raw: unknown): StoredGame[] {
  const { code, category, name, vendor, image, launch } = fields(raw)
  const game = { code: textOf(code), category: textOf(category), name: textOf(name) }
  if (Object.values(game).includes('')) return []
  return [
    {
      ...game,
      vendor: textOf(vendor),
      image: textOf(image) || undefined,
      launch,
    },
  ]
}

export const readMembers = (stored: unknown, limit: number): MemberGames[] =>
  listOf(stored).map((raw) => {
    const { member, games } = fields(raw)
    return { member: textOf(member), games: listOf(games).flatMap(readStoredGame).slice(0, limit) }
  })

/** The games of this member alone: on a shared phone nobody sees what another one played. */
const readGamesOf = (stored: unknown, member: string, limit: number): readonly StoredGame[] =>
  readMembers(stored, limit).find((one) => one.member === member)?.games ?? []

/** The games that this member opened last. */
export const readRecentGames = (stored: unknown, member: string): readonly StoredGame[] =>
  readGamesOf(stored, member, limits.recentGames)

/** The games that this member has marked (D208). */
export const readFavourites = (stored: unknown, member: string): readonly StoredGame[] =>
  readGamesOf(stored, member, limits.favouriteGames)

/** What the lobby shows of a member's own games. */
export interface OwnGamesOfMember {
  readonly recent: readonly StoredGame[]
  readonly favourites: readonly StoredGame[]
}

/** What tells games apart. */
type GameKey = Pick<StoredGame, 'code' | 'category'>

/** Whether both are the same game. */
export const isSame = (one: GameKey, other: GameKey): boolean =>
  one.code === other.code && one.category === other.category

const gamesOf = (lanes: readonly LaneOfGames[], category: string): readonly Game[] =>
  lanes.filter((lane) => lane.category === category).flatMap(({ games }) => games)

/** Whether the platform still lists a game: no, when all games of its category are known without it; else as before. */
export const mayBeListed = (game: StoredGame, lanes: readonly LaneOfGames[]): boolean =>
  gamesOf(lanes, game.category).some((listed) => isSame(listed, game)) || !isComplete(lanes, game.category)

/** Whether these lanes have every game of a category. */
export const isComplete = (lanes: readonly LaneOfGames[], category: string): boolean =>
  lanes.every((lane) => lane.category !== category || lane.count <= lane.games.length)

/** A game as it is listed now, for instance in another language. */
export const asListed = (game: StoredGame, lanes: readonly LaneOfGames[]): StoredGame =>
  gamesOf(lanes, game.category).find((listed) => isSame(listed, game)) ?? game

/** Stored games as the lobby shows them: those that the platform may still list, as it lists them now. */
export const shownGames = (games: readonly StoredGame[], lanes: readonly LaneOfGames[]): StoredGame[] =>
  games.filter((game) => mayBeListed(game, lanes)).map((game) => asListed(game, lanes))
