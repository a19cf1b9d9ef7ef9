import type { BannerGroup, Banner as PlatformBanner } from '../../schema/replies.gen'
import * as limits from '../../tables/limits'
import { fields, listOf, textOf, type Untrusted } from '../network/read'
import { withUniqueIds } from '../network/uniqueNames'

/** A banner (E3.14). Its image already contains the text. */
export interface Banner {
  readonly id: string
  readonly image: string
  /** The text in the image, for screen readers. */
  readonly alt: string
  /** A path that it links to at once, exactly as a manifest may mount it. */
  readonly path: string
  /** The banner as the platform sent it: other links are read when there is time (`rules/content/bannerLink.ts`). */
  readonly source: Untrusted<PlatformBanner>
}

const readText = (raw: unknown): string => textOf(raw).trim()

/** Reads banners leniently and skips those without an image. */
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
        path: readText(banner.linkage),
        source: item,
      },
    ]
  })
  return withUniqueIds(banners.slice(0, limits.banners))
}
