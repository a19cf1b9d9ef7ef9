import * as limits from '../../tables/limits'
import { readGameLaunch } from '../games/gameLaunch'
import {
  isSame,
  type MemberGames,
  readFavourites,
  readMembers,
  readRecentGames,
  type StoredGame,
} from './memberGames'

/** What to store when these are the member's games now; only the last few members are kept. */
const withGamesOf = (
  stored: unknown,
  member: string,
  games: readonly StoredGame[],
  limit: number,
): MemberGames[] =>
  [
    { member, games: games.slice(0, limit) },
    ...readMembers(stored, limit).filter((one) => one.member !== member),
  ].slice(0, limits.membersOfDevice)

/** What is stored of a game. */
const copyOf = ({ code, category, name, vendor, image, launch }: StoredGame): StoredGame => ({
  ...{ code, category, name, vendor, image },
  ...(launch === undefined ? {} : { launch: readGameLaunch({ launch }) }),
})

const without = (games: readonly StoredGame[], game: StoredGame): StoredGame[] =>
  games.filter((other) => !isSame(other, game))

/** What to store when these are the games that the member opened last. */
export const withRecentGames = (
  stored: unknown,
  member: string,
  games: readonly StoredGame[],
): MemberGames[] => withGamesOf(stored, member, games.map(copyOf), limits.recentGames)

/** What to store when the member opens a game: it comes first. */
export const addRecentGame = (stored: unknown, member: string, game: StoredGame): MemberGames[] =>
  withRecentGames(stored, member, [game, ...without(readRecentGames(stored, member), game)])

/** What to store when the member marks a game, or takes the mark away (D208): the last marked one comes first. */
export function withFavourite(
  stored: unknown,
  member: string,
  game: StoredGame,
  marked: boolean,
): MemberGames[] {
  const others = without(readFavourites(stored, member), game)
  const games = marked ? [copyOf(game), ...others] : others
  return withGamesOf(stored, member, games, limits.favouriteGames)
}
