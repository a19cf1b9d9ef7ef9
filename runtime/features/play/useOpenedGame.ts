import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import { readRecentGames, type StoredGame } from '../../rules/content/memberGames'
import { addRecentGame } from '../../rules/content/storedMemberGames'
import type { LaunchRequest } from '../../rules/games/launch'
import { memberKey } from '../../rules/session/memberKey'
import { openedGameAtom } from '../../state/games'
import { sessionAtom } from '../../state/session'

const isRequested = ({ code, launch }: StoredGame, request: LaunchRequest): boolean =>
  code === request.code && (!('vendor' in request) || (launch?.vendor || request.vendor) === request.vendor)

/**
 * The name and the picture of the game: as it was tapped, or as this member opened it before; undefined for an address from
 * elsewhere. A visitor who logged in on the way finds it among the games that they opened last.
 */
export function useOpenedGame(request: LaunchRequest): StoredGame | undefined {
  const { store, browser } = useSite()
  const [game] = useState((): StoredGame | undefined => {
    const tapped = store.get(openedGameAtom)
    if (tapped && isRequested(tapped, request)) return tapped
    const recent = readRecentGames(browser.storage.read('recentGames'), memberKey(store.get(sessionAtom)))
    return recent.find((one) => isRequested(one, request))
  })
  useEffect(() => {
    if (!game) return
    const stored = browser.storage.read('recentGames')
    browser.storage.write('recentGames', addRecentGame(stored, memberKey(store.get(sessionAtom)), game))
  }, [browser, store, game])
  return game
}
