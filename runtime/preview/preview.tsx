/**
 * The lobby before the application is there: its own components, rendered once with the replies that the boot script has asked
 * for, or with those of the last visit. The application then renders the same in its place.
 */

import { readSiteData } from '../browser/start/readSiteData'
import { leadingDraw, leadsWithDraws } from '../features/lobby/leadingDraw'
import { sortByCategory } from '../features/lobby/lobbyView'
import { readBanners } from '../rules/content/banner'
import { readLanes } from '../rules/content/game'
import { imageSource } from '../rules/network/imageUrl'
import { untrusted } from '../rules/network/read'
import { bannersKey, lanesKey } from '../tables/storageKeys'
import { render } from './jsxRuntime'
import { HeadingPreview, HeroPreview, LanesPreview, type PreviewContext } from './LobbyPreview'
import { ownGames, readCopies, readReply, readTexts, storeCopy } from './lobbyData'
import { stylesLoaded } from './stylesLoaded'
import { createTranslate } from './translate'

/** Where the prerendered shell shows skeletons; undefined once the application has replaced it. */
const findPlaceholder = (): Element | undefined => document.querySelector('main[aria-busy]') ?? undefined

async function showPreview(): Promise<void> {
  const boot = globalThis.__boot
  if (!boot?.lobby) return
  const data = readSiteData()
  const { manifest } = data
  const copies = readCopies(data, boot.language)
  const [texts, lanesReply] = await Promise.all([
    copies.texts ?? readTexts(boot.lobby.texts),
    copies.lanes ?? readReply(boot.lobby.lanes, 'lanes'),
    stylesLoaded(),
  ])
  const lanes = sortByCategory(readLanes(untrusted(lanesReply)), manifest.categories)
  const main = findPlaceholder()
  if (!main || texts === undefined || lanes.length === 0) return
  const context: PreviewContext = {
    t: createTranslate(texts, document.documentElement.lang),
    imageSource: (image) =>
      imageSource(
        image,
        copies.imageHosts,
        manifest.hosts?.image ?? [],
        manifest.platform?.imageWidthParameter,
      ),
    linkProps: ({ path }) => (Object.hasOwn(manifest.routes, path) ? { link: { href: path } } : undefined),
    now: Date.now(),
  }
  const [heroSkeleton, ...laneSkeletons] = main.children
  for (const skeleton of laneSkeletons) skeleton.remove()
  main.prepend(render(<HeadingPreview {...context} />))
  main.append(
    render(<LanesPreview {...context} manifest={manifest} lanes={lanes} own={ownGames(data, lanes)} />),
  )
  if (copies.lanes === undefined) storeCopy(data, boot.language, lanesKey, lanesReply)
  const recordScroll = ({ target }: Event): void =>
    void boot.actions.scrolled.set(target as Element, (target as Element).scrollLeft)
  // Scrolling does not bubble.
  main.addEventListener('scroll', recordScroll, { capture: true, passive: true })
  const bannersReply = copies.banners ?? (await readReply(boot.lobby.banners, 'banners'))
  if (bannersReply === undefined || main !== findPlaceholder()) return
  if (copies.banners === undefined) storeCopy(data, boot.language, bannersKey, bannersReply)
  const banners = readBanners(untrusted(bannersReply))
  const isLottery = leadsWithDraws(manifest.categories)
  const draw = isLottery ? leadingDraw(lanes, context.now) : undefined
  // A draw that only newer games know would move the banners.
  if (isLottery && !draw) return
  const { hero } = manifest.lobby ?? {}
  heroSkeleton?.replaceWith(render(<HeroPreview {...context} painted={hero} banners={banners} draw={draw} />))
}

showPreview().catch((error: unknown) => console.warn('The preview of the lobby is left out', error))
