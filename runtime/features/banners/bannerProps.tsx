import type { MouseEvent } from 'react'
import type { BannerProps, Services } from '../../contract/services'
import type { Site } from '../../contract/site'
import { notifyLoadError } from '../../kit/code/lazyCode'
import { bannerContext } from '../../kit/pages/bannerContext'
import { hasModifier } from '../../kit/pages/Link'
import {
  type BannerLink,
  type BannerTarget,
  bannerTarget,
  readBannerLink,
} from '../../rules/content/bannerLink'
import { SiteNote } from '../../ui/layout/SiteNote'
import { followBanner } from './followBanner'
import { reportBrokenLink } from './reportBrokenLink'

/** The address never has the member's token, which is added in the tap (D9). */
const addressOf = (target: BannerTarget): Pick<BannerProps['link'], 'href' | 'target' | 'rel'> => {
  if (target.kind === 'game') return {}
  const { href } = target
  return target.kind === 'page' ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' }
}

const noteOf = ({ text }: Site, target: BannerTarget): Pick<BannerProps, 'note'> => {
  if (target.kind !== 'site') return {}
  const { host } = target
  return { note: <SiteNote host={host} hint={text.t('banners.opensSite', { host })} /> }
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

  /** When the code for a game does not load, a notice says so and offers to follow the link again (F123). */
  const open = (link: BannerLink): void =>
    void follow(link).catch((error: unknown) => notifyLoadError(site, error, () => open(link)))

  return (banner) => {
    const link = readBannerLink(banner)
    if (!link) return undefined
    const target = bannerTarget(link, bannerContext(site))
    if (!target) {
      reportOnce(link)
      return undefined
    }
    const onClick = (event: MouseEvent<HTMLElement>): void => {
      if (hasModifier(event)) return
      event.preventDefault()
      open(link)
    }
    return { link: { ...addressOf(target), onClick }, ...noteOf(site, target) }
  }
}
