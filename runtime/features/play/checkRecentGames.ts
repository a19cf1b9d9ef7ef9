import type { Site } from '../../contract/site'
import { type LaneOfGames, readLanes } from '../../rules/content/game'
import {
  asListed,
  isComplete,
  readRecentGames,
  type StoredGame,
  shownGames,
} from '../../rules/content/memberGames'
import { withRecentGames } from '../../rules/content/storedMemberGames'

/**
 * Removes from the stored games what the platform no longer lists. Of a category that the lobby shows in part, all games are
 * asked for. The lobby shows the result when it is opened again.
 */
export default function checkRecentGames({ browser: { storage }, platform }: Site) {
  return async (member: string, lobbyLanes: readonly LaneOfGames[]): Promise<void> => {
    const recent = readRecentGames(storage.read('recentGames'), member)
    const isUnknown = (game: StoredGame): boolean =>
      !isComplete(lobbyLanes, game.category) && asListed(game, lobbyLanes) === game
    const asked = new Set(recent.filter(isUnknown).map(({ category }) => category))
    const replies = await Promise.all(
      [...asked].map(async (gameClassify) => {
        const reply = await platform.call('gameLanes', { query: { gameClassify }, alert: false })
        return readLanes(reply, Number.POSITIVE_INFINITY)
      }),
    )
    const lanes = [...lobbyLanes.filter(({ category }) => !asked.has(category)), ...replies.flat()]
    // What was opened meanwhile is in the list, so it is read again.
    const stored = storage.read('recentGames')
    const games = readRecentGames(stored, member)
    const listed = withRecentGames(stored, member, shownGames(games, lanes))
    if (JSON.stringify(listed[0]?.games) !== JSON.stringify(games)) storage.write('recentGames', listed)
  }
}
