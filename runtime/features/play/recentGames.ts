import type { Site } from '../../contract/site'
import { readRecentGames, type StoredGame } from '../../rules/content/memberGames'
import { addRecentGame } from '../../rules/content/storedMemberGames'
import { memberKey } from '../../rules/session/memberKey'
import { sessionAtom } from '../../state/session'

/** The games that whoever uses this device opened last. */
export function recentGames({ browser, store }: Site) {
  const { storage } = browser
  const member = memberKey(store.get(sessionAtom))
  return {
    list: () => readRecentGames(storage.read('recentGames'), member),
    add: (game: StoredGame) =>
      storage.write('recentGames', addRecentGame(storage.read('recentGames'), member, game)),
  }
}
