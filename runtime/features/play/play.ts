import type { Site } from '../../contract/site'
import type { Game } from '../../rules/content/game'
import { addRecentGame } from '../../rules/content/storedRecentGames'
import { memberKey } from '../../rules/session/memberKey'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { sessionAtom } from '../../state/session'

/** With its flag on, a game starts only in the app or from the home screen (I5.19, E4.34). */
const startsInAppOnly = ({ store }: Site): boolean =>
  evaluate(
    { all: ['flag.STARTGAMEINAPP3', { not: { any: ['app', 'standalone'] } }] },
    store.get(factsAtom),
  ) === 'yes'

/** A notice asks to download the app, with a button that offers it where there is one (E8.15). */
async function offerAppForGame(site: Site, { name }: Game): Promise<void> {
  const hasApp = evaluate('download', site.store.get(factsAtom)) === 'yes'
  const offerApp = hasApp ? await site.service('offerApp').catch(() => undefined) : undefined
  const answer = await site.notice({
    message: site.text.t('lobby.appOnly', { name }),
    ...(offerApp ? { other: 'download.app' } : {}),
  })
  if (answer === 'other') await offerApp?.()
}

/** A tap on a game: visitors have to log in first; members see that games are coming soon. */
export default function play(site: Site) {
  return async (game: Game): Promise<void> => {
    const { t } = site.text
    const { storage } = site.browser
    const session = site.store.get(sessionAtom)
    if (startsInAppOnly(site)) {
      await offerAppForGame(site, game)
      return
    }
    storage.write('recentGames', addRecentGame(storage.read('recentGames'), memberKey(session), game))
    if (session === undefined) await site.openOverlay('login', { reason: t('lobby.welcomeVisitor') })
    else await site.notice({ message: t('lobby.comingSoon', { name: game.name }) })
  }
}
