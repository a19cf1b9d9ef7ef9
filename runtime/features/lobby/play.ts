import type { Site } from '../../contract/site'
import type { Game } from '../../rules/content/game'
import { sessionAtom } from '../../state/session'

/** A tap on a game: visitors have to log in first; members see that games are coming soon. */
export default function play(site: Site) {
  return async ({ name }: Game): Promise<void> => {
    const { t } = site.text
    if (site.store.get(sessionAtom) === undefined)
      await site.openOverlay('login', { reason: t('lobby.welcomeVisitor') })
    else await site.notice({ message: t('lobby.comingSoon', { name }) })
  }
}
