import { useState } from 'react'
import { linkProps } from '../../kit/Link'
import { reportFault } from '../../kit/tracking'
import { useImageSource } from '../../kit/useImageSource'
import { usePlay } from '../../kit/usePlay'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { readBanners } from '../../rules/content/banner'
import type { LaneOfGames } from '../../rules/content/game'
import { internalPath } from '../../rules/network/url'
import { lobbyBannerGroup } from '../../tables/earlyCalls'
import { Hero } from '../../ui/Hero'
import { SkeletonHero } from '../../ui/SkeletonHero'
import { leadsWithDraws } from './leadingDraw'
import { readLobbyCopy, storeLobbyCopy } from './lobbyCopy'
import { bannerSlides, drawSlide, type HeroContext, heroProps } from './lobbyView'
import { LeadingCountdown } from './NextDraw'
import { useLeadingDraw } from './useLeadingDraw'

interface HighlightsProps {
  readonly lanes: readonly LaneOfGames[]
  /** Newer ones are on their way. */
  readonly isLoading: boolean
}

/**
 * The top of the lobby: at a lottery the next draw, then the merchant's banners. Nothing if there are none or they fail to load.
 */
export function Highlights({ lanes, isLoading }: HighlightsProps) {
  const site = useSite()
  const t = useText()
  const imageSource = useImageSource()
  const [index, setIndex] = useState(0)
  const play = usePlay()
  const draw = useLeadingDraw(lanes)
  const { origin } = site.browser.page
  const [copy] = useState(() => {
    const reply = readLobbyCopy(site, 'banners')
    return reply && readBanners(reply)
  })
  const banners = useQuery(
    `banners ${site.text.language}`,
    async () => {
      const query = { groupName: lobbyBannerGroup }
      const reply = await site.platform.call('banners', { query, alert: false })
      storeLobbyCopy(site, 'banners', reply)
      const received = readBanners(reply)
      if (received.some(({ link }) => link && internalPath(link, origin) === undefined))
        reportFault(site, { kind: 'link', where: 'banner' })
      return received
    },
    copy,
  )
  // A slide that came before the others later would move them.
  const mayStillLead = isLoading && !draw && leadsWithDraws(site.data.manifest.categories)
  if (mayStillLead || (!banners.value && banners.status === 'pending')) return <SkeletonHero />
  const context: HeroContext = {
    t,
    imageSource,
    linkProps: (link) => {
      const path = internalPath(link, origin)
      return path === undefined ? {} : linkProps(site, path)
    },
  }
  const slides = bannerSlides(banners.value ?? [], context)
  if (draw) {
    const countdown = <LeadingCountdown at={draw.nextDraw} />
    slides.unshift({ ...drawSlide(draw, countdown, context), onClick: () => play(draw) })
  }
  if (slides.length === 0) return null
  return (
    <Hero {...heroProps(slides, t)} index={Math.min(index, slides.length - 1)} onIndexChange={setIndex} />
  )
}
