import type { Site } from '../../contract/site'
import type { LaneOfGames } from '../../rules/content/game'
import { readableLanes } from '../../rules/content/readableLanes'

interface LanesQuery {
  readonly keyword?: string | undefined
  readonly gameClassify?: string | undefined
}

/** Asks the platform for lanes of games. Rejects with a Failure, for the page to show; a retry asks past the caches. */
export const loadLanes = async (
  { platform }: Pick<Site, 'platform'>,
  isRetry: boolean,
  query?: LanesQuery,
): Promise<LaneOfGames[]> =>
  readableLanes(
    await platform.call('gameLanes', { ...(query && { query }), bypassCache: isRetry, alert: false }),
  )
