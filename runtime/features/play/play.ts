import type { Site } from '../../contract/site'
import type { Game } from '../../rules/content/game'
import { addRecentGame } from '../../rules/content/storedMemberGames'
import { launchPath } from '../../rules/games/launch'
import { pathOfPage } from '../../rules/network/url'
import { memberKey } from '../../rules/session/memberKey'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { openedGameAtom } from '../../state/games'
import { sessionAtom } from '../../state/session'
import { appIsMissing, findAppOffer } from './startInApp'

/** A notice asks to download the app, with a button that offers it where there is one (E8.15). */
async function offerAppForGame(site: Site, { name }: Game): Promise<void> {
  const offerApp = await findAppOffer(site)
  const answer = await site.notice({
    message: site.text.t('lobby.appOnly', { name }),
    ...(offerApp ? { other: 'download.app' } : {}),
  })
  if (answer === 'other') await offerApp?.()
}

const isMember = ({ store }: Site): boolean => store.get(sessionAtom) !== undefined

/** Members go on to the game. Visitors log in first, and may try it where it has a trial (D4, D19, E5.19). */
async function openGame(site: Site, game: Game, page: string): Promise<void> {
  const { path, search } = site.location
  const pathFor = (trial: boolean) => launchPath(game, { page, trial, backUrl: path + search })
  site.store.set(openedGameAtom, game)
  if (!isMember(site) && game.launch?.trial === true) {
    const choice = await site.openOverlay('playChoice', game)
    if (choice !== 'logIn') {
      if (choice === 'trial') site.go(pathFor(true))
      return
    }
  }
  if (isMember(site)) site.go(pathFor(false))
  else
    await site.openOverlay('login', { reason: site.text.t('lobby.welcomeVisitor'), returnTo: pathFor(false) })
}

/** A tap on a game. */
export default function play(site: Site) {
  return async (game: Game): Promise<void> => {
    const { storage } = site.browser
    if (evaluate(appIsMissing, site.store.get(factsAtom)) === 'yes') return offerAppForGame(site, game)
    const session = site.store.get(sessionAtom)
    storage.write('recentGames', addRecentGame(storage.read('recentGames'), memberKey(session), game))
    const page = pathOfPage(site.data.manifest.routes, 'launchGame')
    const { t } = site.text
    if (page !== undefined) await openGame(site, game, page)
    else if (session === undefined) await site.openOverlay('login', { reason: t('lobby.welcomeVisitor') })
    else await site.notice({ message: t('lobby.comingSoon', { name: game.name }) })
  }
}
