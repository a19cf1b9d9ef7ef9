import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import type { StoredGame } from '../../rules/content/memberGames'
import { readGameLaunch } from '../../rules/games/gameLaunch'
import type { LaunchRequest } from '../../rules/games/launch'
import { openedGameAtom } from '../../state/games'
import { recentGames } from './recentGames'

const isRequested = (game: StoredGame, request: LaunchRequest): boolean =>
  game.code === request.code &&
  (!('vendor' in request) || (readGameLaunch(game).vendor || request.vendor) === request.vendor)

/**
 * The name and the picture of the game: as it was tapped, or as this member opened it before; undefined for an address from
 * elsewhere. A visitor who logged in on the way finds it among the games that they opened last.
 */
export function useOpenedGame(request: LaunchRequest): StoredGame | undefined {
  const site = useSite()
  const [game] = useState((): StoredGame | undefined => {
    const tapped = site.store.get(openedGameAtom)
    if (tapped && isRequested(tapped, request)) return tapped
    return recentGames(site)
      .list()
      .find((one) => isRequested(one, request))
  })
  useEffect(() => {
    if (game) recentGames(site).add(game)
  }, [site, game])
  return game
}
