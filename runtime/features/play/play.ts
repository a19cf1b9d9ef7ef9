import type { Site } from '../../contract/site'
import { gameDetails } from '../../kit/games/gameDetails'
import type { Game } from '../../rules/content/game'
import { isSame } from '../../rules/content/memberGames'
import { readGameLaunch } from '../../rules/games/gameLaunch'
import { launchPath } from '../../rules/games/launch'
import { pathOfPage } from '../../rules/network/url'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { openedGameAtom } from '../../state/games'
import { sessionAtom } from '../../state/session'
import { recentGames } from './recentGames'
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

/**
 * Visitors choose between a trial and a login where the game has a trial (D4). Members see what the platform says of a game before
 * they play it for the first time (D220).
 */
function asksFirst(site: Site, game: Game): boolean {
  if (!isMember(site)) return readGameLaunch(game).trial
  if (
    recentGames(site)
      .list()
      .some((recent) => isSame(recent, game))
  )
    return false
  const { stakes, rules } = gameDetails(site, game, site.data.manifest.currency)
  return stakes !== undefined || rules !== undefined
}

/** Members go on to the game. Visitors log in first, and may try it where it has a trial (D4, D19, E5.19). */
async function openGame(site: Site, game: Game, page: string): Promise<void> {
  const { path, search } = site.location
  const pathFor = (trial: boolean) => launchPath(game, { page, trial, backUrl: path + search })
  const choice = asksFirst(site, game) ? await site.openOverlay('playChoice', game) : 'play'
  if (choice === undefined) return
  recentGames(site).add(game)
  site.store.set(openedGameAtom, game)
  if (choice === 'trial') site.go(pathFor(true))
  else if (isMember(site)) site.go(pathFor(false))
  else
    await site.openOverlay('login', { reason: site.text.t('lobby.welcomeVisitor'), returnTo: pathFor(false) })
}

/** A tap on a game. */
export default function play(site: Site) {
  return async (game: Game): Promise<void> => {
    if (evaluate(appIsMissing, site.store.get(factsAtom)) === 'yes') return offerAppForGame(site, game)
    const session = site.store.get(sessionAtom)
    const page = pathOfPage(site.data.manifest.routes, 'launchGame')
    const { t } = site.text
    if (page !== undefined) return openGame(site, game, page)
    recentGames(site).add(game)
    if (session === undefined) await site.openOverlay('login', { reason: t('lobby.welcomeVisitor') })
    else await site.notice({ message: t('lobby.comingSoon', { name: game.name }) })
  }
}
