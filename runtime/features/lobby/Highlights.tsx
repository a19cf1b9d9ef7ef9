import { useState } from 'react'
import { useService } from '../../kit/code/useService'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { linkProps } from '../../kit/pages/Link'
import { useBannerProps } from '../../kit/pages/useBannerProps'
import { useImageSource } from '../../kit/useImageSource'
import { useMemberQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { readBanners } from '../../rules/content/banner'
import type { LaneOfGames } from '../../rules/content/game'
import { lobbyBannerGroup } from '../../tables/earlyCalls'
import { leadsWithDraws } from './leadingDraw'
import { lobbyCopyStore, readLobbyCopy } from './lobbyCopy'
import { type HeroContext, LobbyHero, WaitingHero } from './lobbyHero'
import { LeadingCountdown } from './NextDraw'
import { useLeadingDraw } from './useLeadingDraw'

interface HighlightsProps {
  readonly lanes: readonly LaneOfGames[]
  /** The first ones of this visit are on their way. */
  readonly isLoading: boolean
  readonly retryLanes: () => void
}

/**
 * The top of the lobby: what the manifest paints first, at a lottery the next draw, then the merchant's banners. Nothing without
 * any, or if they fail to load.
 */
export function Highlights({ lanes, isLoading, retryLanes }: HighlightsProps) {
  const site = useSite()
  const t = useText()
  const imageSource = useImageSource()
  const [index, setIndex] = useState(0)
  const play = useService('play')
  const draw = useLeadingDraw(lanes)
  const bannerProps = useBannerProps()
  const { routes, lobby } = site.data.manifest
  const [copy] = useState(() => {
    const reply = readLobbyCopy(site, 'banners')
    return reply && readBanners(reply)
  })
  const banners = useMemberQuery(
    `banners ${site.text.language}`,
    async (isRetry) => {
      const store = lobbyCopyStore(site, 'banners')
      const query = { groupName: lobbyBannerGroup }
      const reply = await site.platform.call('banners', { query, bypassCache: isRetry, alert: false })
      store(reply)
      return readBanners(reply)
    },
    copy,
  )
  const context: HeroContext = {
    t,
    imageSource,
    linkProps({ path, source }) {
      if (bannerProps) return bannerProps(source)
      return Object.hasOwn(routes, path) ? { link: linkProps(site, path) } : undefined
    },
  }
  // A slide that came before the others later would move them.
  const mayStillLead = isLoading && !draw && leadsWithDraws(site.data.manifest.categories)
  const isWaiting = !banners.value && banners.status === 'pending'
  if (mayStillLead || isWaiting)
    return (
      <>
        <WaitingHero {...context} painted={lobby?.hero} />
        {/* While there are no games, their own offer stands below. */}
        <div className="Lobby-slow">
          {(!isLoading || lanes.length > 0) && <SlowRetry onRetry={isWaiting ? banners.retry : retryLanes} />}
        </div>
      </>
    )
  return (
    <LobbyHero
      {...context}
      painted={lobby?.hero}
      banners={banners.value ?? []}
      leading={
        draw && {
          draw,
          countdown: <LeadingCountdown at={draw.nextDraw} />,
          link: { onClick: () => play(draw) },
        }
      }
      index={index}
      onIndexChange={setIndex}
    />
  )
}
