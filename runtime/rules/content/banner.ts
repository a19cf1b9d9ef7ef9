import type { BannerGroup } from '../../schema/replies.gen'
import * as limits from '../../tables/limits'
import { fields, listOf, type Untrusted } from '../network/read'

/** A banner (E3.14). Its image already contains the text. */
export interface Banner {
  readonly id: string
  readonly image: string
  /** The text in the image, for screen readers. */
  readonly alt: string
  /** The link target as the platform sent it, not validated yet. */
  readonly link: string | undefined
}

const readText = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : '')

/** Reads banners leniently and skips those without an image. Only links of type URL are followed directly. */
export function readBanners(raw: Untrusted<BannerGroup>): Banner[] {
  const banners = listOf(fields(raw).banners).flatMap((item, index) => {
    const banner = fields(item)
    const image = readText(banner.picture) || readText(banner.url)
    if (image === '') return []
    const altParts = [readText(banner.title), readText(banner.text)].filter((part) => part !== '')
    return [
      {
        id: readText(banner.id) || String(index),
        image,
        alt: altParts.join('. '),
        link: banner.linkageType === 'URL' ? readText(banner.linkage) || undefined : undefined,
      },
    ]
  })
  return banners.slice(0, limits.banners)
}
