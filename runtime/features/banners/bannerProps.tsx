import type { BannerProps, Services } from '../../contract/services'
import type { Site } from '../../contract/site'
import { bannerContext } from '../../kit/bannerContext'
import { hasModifier } from '../../kit/Link'
import {
  type BannerLink,
  type BannerTarget,
  bannerTarget,
  readBannerLink,
} from '../../rules/content/bannerLink'
import { SiteNote } from '../../ui/SiteNote'
import followBanner from './followBanner'
import { reportBrokenLink } from './reportBrokenLink'

/** Its address never has the member's token, which is added in the tap (D9). */
function addressProps({ text }: Site, target: BannerTarget): Omit<BannerProps, 'onClick'> {
  if (target.kind === 'game') return {}
  const { href } = target
  if (target.kind === 'page') return { href }
  const { host } = target
  const note = <SiteNote host={host} hint={text.t('banners.opensSite', { host })} />
  return { href, target: '_blank', rel: 'noopener noreferrer', note }
}

/** The props of an element that shows a banner. */
export default function bannerProps(site: Site): Services['bannerProps'] {
  const follow = followBanner(site)
  const reported = new Set<string>()

  function reportOnce(link: BannerLink): void {
    if (reported.has(link.target)) return
    reported.add(link.target)
    reportBrokenLink(site, link)
  }

  return (banner) => {
    const link = readBannerLink(banner)
    const target = link && bannerTarget(link, bannerContext(site))
    if (link && !target) reportOnce(link)
    if (!target) return undefined
    return {
      ...addressProps(site, target),
      onClick(event) {
        if (hasModifier(event)) return
        event.preventDefault()
        void follow(link)
      },
    }
  }
}
