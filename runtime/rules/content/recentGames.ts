import * as limits from '../../tables/limits'
import { fields, listOf, textOf, untrusted } from '../network/read'
import { type Game, type LaneOfGames, readGameLaunch } from './game'

/** A game that was opened on this device, as it was listed then. */
export type RecentGame = Pick<Game, 'code' | 'category' | 'name' | 'vendor' | 'image' | 'launch'>

/** The games of one member, or of the visitors, newest first. */
export interface MemberGames {
  readonly member: string
  readonly games: readonly RecentGame[]
}

function readRecentGame(raw: unknown): RecentGame[] {
  const { code, category, name, vendor, image, launch } = fields(raw)
  const game = { code: textOf(code), category: textOf(category), name: textOf(name) }
  if (Object.values(game).includes('')) return []
  return [
    {
      ...game,
      vendor: textOf(vendor),
      image: textOf(image) || undefined,
      ...(launch === undefined ? {} : { launch: readGameLaunch(untrusted(launch)) }),
    },
  ]
}

export const readMembers = (stored: unknown): MemberGames[] =>
  listOf(stored).map((raw) => {
    const { member, games } = fields(raw)
    return {
      member: textOf(member),
      games: listOf(games).flatMap(readRecentGame).slice(0, limits.recentGames),
    }
  })

/** The games of this member alone: on a shared phone nobody sees what another one played. */
export const readRecentGames = (stored: unknown, member: string): readonly RecentGame[] =>
  readMembers(stored).find((one) => one.member === member)?.games ?? []

/** Whether both are the same game. */
export const isSame = (one: RecentGame, other: RecentGame): boolean =>
  one.code === other.code && one.category === other.category

const gamesOf = (lanes: readonly LaneOfGames[], category: string): readonly Game[] =>
  lanes.filter((lane) => lane.category === category).flatMap(({ games }) => games)

/** Whether the platform still lists a game: no, when all games of its category are known without it; else as before. */
export const mayBeListed = (game: RecentGame, lanes: readonly LaneOfGames[]): boolean =>
  gamesOf(lanes, game.category).some((listed) => isSame(listed, game)) || !isComplete(lanes, game.category)

/** Whether these lanes have every game of a category. */
export const isComplete = (lanes: readonly LaneOfGames[], category: string): boolean =>
  lanes.every((lane) => lane.category !== category || lane.count <= lane.games.length)

/** A game as it is listed now, for instance in another language. */
export const asListed = (game: RecentGame, lanes: readonly LaneOfGames[]): RecentGame =>
  gamesOf(lanes, game.category).find((listed) => isSame(listed, game)) ?? game
