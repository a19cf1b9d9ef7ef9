import type { Site } from '../../contract/site'
import { logInFirst } from '../../kit/identity/logInFirst'
import { bannerContext } from '../../kit/pages/bannerContext'
import { goTo } from '../../kit/pages/Link'
import { type BannerLink, bannerTarget } from '../../rules/content/bannerLink'
import { withHandoff } from '../../rules/content/handoff'
import { sessionAtom } from '../../state/session'
import { reportBrokenLink } from './reportBrokenLink'

/** Opens another site in a new tab: with the member's token as it is now, if the manifest trusts the host (D9). */
function opensSite({ browser, data, store }: Site, url: string): boolean {
  const address = withHandoff(url, store.get(sessionAtom), data.manifest.handoff?.trustedHosts)
  return browser.native.openExternal(address) || browser.page.openTab(address)
}

/** Where the browser blocks the tab, because the tap was too long ago, a button is another tap. */
async function openSite(site: Site, url: string, host: string): Promise<void> {
  if (opensSite(site, url)) return
  const message = site.text.t('banners.blocked', { host })
  const answer = await site.notice({ message, confirm: 'banners.open' })
  if (answer === true) opensSite(site, url)
}

/** The category of games that only members can open (E5.23). */
const lottery = 'lottery'

async function playGame(
  site: Site,
  { target, title = '', vendor = '', nodeId = '', roomId, gameType = '' }: BannerLink,
): Promise<void> {
  const category = gameType.toLowerCase()
  const needsLogin = category === lottery && !site.store.get(sessionAtom)
  if (needsLogin && !(await logInFirst(site, site.text.t('lobby.welcomeVisitor')))) return
  const play = await site.service('play')
  const game = { id: target, code: target, category, name: title || target, vendor }
  const launch = { vendor, id: '', nodeId, ...(roomId ? { roomId } : {}), prizeMode: '', trial: false }
  await play?.({ ...game, image: undefined, badge: undefined, nextDraw: undefined, launch })
}

/** Follows a banner's link (E5.20). A new tab is opened before anything is awaited: browsers allow it only within the tap. */
export function followBanner(site: Site) {
  return async (link: BannerLink): Promise<void> => {
    const target = bannerTarget(link, bannerContext(site))
    if (target?.kind === 'page') goTo(site, target.href)
    else if (target?.kind === 'site') await openSite(site, target.href, target.host)
    else if (target?.kind === 'game') await playGame(site, link)
    else reportBrokenLink(site, link)
  }
}
