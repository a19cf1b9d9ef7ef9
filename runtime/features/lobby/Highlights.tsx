import { useState } from 'react'
import { useSite, useText } from '../../contract/useSite'
import { innerPath } from '../../rules/address'
import { readBanners } from '../../rules/banner'
import { useAsked } from '../../state/useAsked'
import { Hero } from '../../ui/Hero'
import { SkeletonHero } from '../../ui/SkeletonHero'

/** The group of the lobby's banners. */
const group = 'm_home'

/** The merchant's banners at the top of the lobby. None, or a failure, leaves the place to the games. */
export function Highlights() {
  const site = useSite()
  const t = useText()
  const [index, setIndex] = useState(0)
  const { origin } = site.edge.page
  const banners = useAsked(`banners ${site.text.language}`, async () =>
    readBanners(await site.platform.call('banners', { query: { groupName: group }, alert: false })),
  )
  if (!banners.value && banners.state === 'waiting') return <SkeletonHero />
  if (!banners.value || banners.value.length === 0) return null
  return (
    <Hero
      label={t('lobby.banners')}
      index={Math.min(index, banners.value.length - 1)}
      onIndex={setIndex}
      dotLabel={(position) =>
        t('lobby.bannerPosition', { number: position + 1, total: banners.value?.length ?? 0 })
      }
      slides={banners.value.map(({ id, picture, words, link }) => {
        const inside = innerPath(link, origin)
        return {
          id,
          image: picture,
          alt: words,
          ...(inside === undefined ? {} : { href: inside, onClick: follow(() => site.go(inside)) }),
        }
      })}
    />
  )
}

const follow = (go: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault()
  go()
}
