import type { Site } from '../../contract/site'
import type { Game } from '../../rules/content/game'
import { memberKey } from '../../rules/content/lobbyCopyOwner'
import { addRecentGame } from '../../rules/content/storedRecentGames'
import { sessionAtom } from '../../state/session'

/** A tap on a game: visitors have to log in first; members see that games are coming soon. */
export default function play(site: Site) {
  return async (game: Game): Promise<void> => {
    const { t } = site.text
    const { storage } = site.browser
    const session = site.store.get(sessionAtom)
    storage.write('recentGames', addRecentGame(storage.read('recentGames'), memberKey(session), game))
    if (session === undefined) await site.openOverlay('login', { reason: t('lobby.welcomeVisitor') })
    else await site.notice({ message: t('lobby.comingSoon', { name: game.name }) })
  }
}
