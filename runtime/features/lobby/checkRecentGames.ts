import type { Site } from '../../contract/site'
import { type LaneOfGames, readLanes } from '../../rules/content/game'
import {
  asListed,
  isComplete,
  mayBeListed,
  readRecentGames,
  withRecentGames,
} from '../../rules/content/recentGames'

/**
 * Removes from the stored games what the platform no longer lists. Of a category that the lobby shows in part, all games are
 * asked for. The lobby shows the result when it is opened again.
 */
export async function checkRecentGames(
  { browser: { storage }, platform }: Site,
  member: string,
  lobbyLanes: readonly LaneOfGames[],
): Promise<void> {
  const recent = readRecentGames(storage.read('recentGames'), member)
  const unknown = recent.filter(
    ({ category, code }) =>
      !isComplete(lobbyLanes, category) &&
      !lobbyLanes.some((lane) => lane.category === category && lane.games.some((game) => game.code === code)),
  )
  const replies = await Promise.all(
    [...new Set(unknown.map(({ category }) => category))].map(async (gameClassify) =>
      readLanes(
        await platform.call('gameLanes', { query: { gameClassify }, alert: false }),
        Number.POSITIVE_INFINITY,
      ),
    ),
  )
  const asked = new Set(unknown.map(({ category }) => category))
  const lanes = [...lobbyLanes.filter(({ category }) => !asked.has(category)), ...replies.flat()]
  // What was opened meanwhile is in the list, so it is read again.
  const stored = storage.read('recentGames')
  const games = readRecentGames(stored, member)
    .filter((game) => mayBeListed(game, lanes))
    .map((game) => asListed(game, lanes))
    .map(({ code, category, name, vendor, image }) => ({ code, category, name, vendor, image }))
  if (JSON.stringify(games) !== JSON.stringify(readRecentGames(stored, member)))
    storage.write('recentGames', withRecentGames(stored, member, games))
}
