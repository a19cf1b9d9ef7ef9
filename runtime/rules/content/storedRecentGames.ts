import * as limits from '../../tables/limits'
import { isSame, type MemberGames, type RecentGame, readMembers, readRecentGames } from './recentGames'

/** What to store when these are the member's games now; only the last few members are kept. */
export const withRecentGames = (
  stored: unknown,
  member: string,
  games: readonly RecentGame[],
): MemberGames[] =>
  [
    { member, games: games.slice(0, limits.recentGames) },
    ...readMembers(stored).filter((one) => one.member !== member),
  ].slice(0, limits.recentGamesMembers)

/** What to store when the member opens a game: it comes first. */
export function addRecentGame(
  stored: unknown,
  member: string,
  { code, category, name, vendor, image, launch }: RecentGame,
): MemberGames[] {
  const game = { code, category, name, vendor, image, ...(launch && { launch }) }
  const others = readRecentGames(stored, member).filter((other) => !isSame(other, game))
  return withRecentGames(stored, member, [game, ...others])
}
