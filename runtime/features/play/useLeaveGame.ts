import { goBackTo } from '../../browser/page/previousEntry'
import type { Site } from '../../contract/site'
import { targetContext } from '../../kit/pages/targetContext'
import { useSite } from '../../kit/useSite'
import { backTarget } from '../../rules/games/backTarget'
import type { LaunchRequest } from '../../rules/games/launch'
import { pathOfPage } from '../../rules/network/url'
import { lobbyPath } from '../../rules/session/loginTarget'

/** Where the back button of a game leads when its address says so (D26). */
export const backPathOf = (site: Site, request: LaunchRequest | undefined): string | undefined =>
  backTarget(request?.backUrl, {
    ...targetContext(site),
    launchPage: pathOfPage(site.data.manifest.routes, 'launchGame') ?? '',
  })

/**
 * Leaves the game: to the address's backUrl, else to the page before, else to the lobby. The game's entry in the history is left
 * behind or replaced, so that Back does not lead into it again.
 */
export function useLeaveGame(request: LaunchRequest | undefined): () => void {
  const site = useSite()
  return () => {
    const target = backPathOf(site, request)
    if (!goBackTo({ target, past: site.location.path })) site.go(target ?? lobbyPath, { replace: true })
  }
}
