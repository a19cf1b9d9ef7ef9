import type { BannerGroup } from '../schema/replies.gen'
import { fields, type Untrusted } from './read'

/** A banner as a screen shows it (E3.14). Its picture carries the words already. */
export interface Banner {
  readonly id: string
  readonly picture: string
  /** What the picture says, for those who cannot see it. */
  readonly words: string
  /** Where a tap leads, as the platform wrote it: not checked yet. */
  readonly link: string | undefined
}

const text = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : '')

/** Reads banners leniently; one without a picture is left out. Only addresses (type URL) lead somewhere by themselves. */
export function readBanners(raw: Untrusted<BannerGroup>): Banner[] {
  const list = fields(raw).banners
  return (Array.isArray(list) ? list : []).flatMap((item, index) => {
    const banner = fields(item)
    const picture = text(banner.picture) || text(banner.url)
    if (picture === '') return []
    const words = [text(banner.title), text(banner.text)].filter((part) => part !== '')
    return [
      {
        id: text(banner.id) || String(index),
        picture,
        words: words.join('. '),
        link: banner.linkageType === 'URL' ? text(banner.linkage) || undefined : undefined,
      },
    ]
  })
}
