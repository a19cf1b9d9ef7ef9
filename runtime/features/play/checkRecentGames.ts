import type { Site } from '../../contract/site'
import { type LaneOfGames, readLanes } from '../../rules/content/game'
import {
  asListed,
  isComplete,
  mayBeListed,
  type RecentGame,
  readRecentGames,
} from '../../rules/content/recentGames'
import { withRecentGames } from '../../rules/content/storedRecentGames'

/**
 * Removes from the stored games what the platform no longer lists. Of a category that the lobby shows in part, all games are
 * asked for. The lobby shows the result when it is opened again.
 */
export default function checkRecentGames({ browser: { storage }, platform }: Site) {
  return async (member: string, lobbyLanes: readonly LaneOfGames[]): Promise<void> => {
    const recent = readRecentGames(storage.read('recentGames'), member)
    const isUnknown = (game: RecentGame): boolean =>
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
      .filter((game) => mayBeListed(game, lanes))
      .map((game) => asListed(game, lanes))
      .map(({ code, category, name, vendor, image, launch }) => ({
        ...{ code, category, name, vendor, image },
        ...(launch && { launch }),
      }))
    if (JSON.stringify(games) !== JSON.stringify(readRecentGames(stored, member)))
      storage.write('recentGames', withRecentGames(stored, member, games))
  }
}
