import { useState } from 'react'
import { linkProps } from '../../kit/Link'
import { reportFault } from '../../kit/tracking'
import { useImageSource } from '../../kit/useImageSource'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { readBanners } from '../../rules/content/banner'
import { internalPath } from '../../rules/network/url'
import { lobbyBannerGroup } from '../../tables/earlyCalls'
import { Hero } from '../../ui/Hero'
import { SkeletonHero } from '../../ui/SkeletonHero'
import { readLobbyCopy, storeLobbyCopy } from './lobbyCopy'
import { heroProps } from './lobbyView'

/** The merchant's banners at the top of the lobby; nothing if there are none or they fail to load. */
export function Highlights() {
  const site = useSite()
  const t = useText()
  const imageSource = useImageSource()
  const [index, setIndex] = useState(0)
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
  if (!banners.value && banners.status === 'pending') return <SkeletonHero />
  if (!banners.value || banners.value.length === 0) return null
  return (
    <Hero
      {...heroProps(banners.value, {
        t,
        imageSource,
        linkProps: (link) => {
          const path = internalPath(link, origin)
          return path === undefined ? {} : linkProps(site, path)
        },
      })}
      index={Math.min(index, banners.value.length - 1)}
      onIndexChange={setIndex}
    />
  )
}
