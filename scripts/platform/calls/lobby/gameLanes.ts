import { gameCategories } from '../../catalogue/game'
import { createLanes, type LaneState } from '../../catalogue/lanes'
import { rulesPath } from '../../games/serveGame'
import type { CallContext } from '../../http/callContext'
import { otherOrigin } from '../../http/otherOrigin'
import type { ConfigState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

type Context = CallContext<PlatformServices, ConfigState & LaneState>

/** The lobby's lanes, all games of one category, or the results of a search (E7.39, E3.32). */
export function getGameLanes({ platform, state, language, query, origin }: Context) {
  const gameClassify = gameCategories.find((category) => category === query.get('gameClassify'))
  const isUnknownCategory = query.has('gameClassify') && !gameClassify
  const { categories, currency } = state.merchant
  const requested = gameClassify ? categories.filter((category) => category === gameClassify) : categories
  const keyword = query.get('keyword') ?? ''
  const isLobby = gameClassify === undefined && keyword === ''
  return {
    lanes: createLanes({
      categories: isUnknownCategory ? [] : requested,
      cards: gameClassify === undefined ? state.cardsPerLane : undefined,
      market: currency.code,
      rulesUrl: `${otherOrigin(origin) ?? origin}${rulesPath}`,
      lanesPerCategory: isLobby ? state.lanesPerCategory : 1,
      keyword,
      language,
      now: platform.clock.now(),
    }),
  }
}
