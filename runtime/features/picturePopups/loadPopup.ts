import type { PictureData } from '../../browser/page/pictures'
import type { Site } from '../../contract/site'
import type { PopupPicture } from '../../rules/content/popupPicture'
import { imageOfWidth } from '../../rules/network/imageOfWidth'
import { type ImageSource, imageSource } from '../../rules/network/imageUrl'
import { platformSettingsAtom } from '../../state/platformValues'
import * as limits from '../../tables/limits'
import type { PicturePopupPayload } from './PicturePopup'

/** The width of a popup on most phones, in device pixels. */
const popupWidth = 640

/** Where the picture may be fetched from, best first; nowhere when its host is not listed (E3.44, D144). */
function sourcesOf({ data, store }: Site, { image }: PopupPicture): readonly ImageSource[] {
  const { hosts, platform } = data.manifest
  const cdns = store.get(platformSettingsAtom).values?.imageCDNs ?? []
  const source = imageSource(image, cdns, hosts?.image ?? [], platform?.imageWidthParameter)
  return source ? [source, ...(source.others ?? [])] : []
}

const urlOn = (source: ImageSource): string => imageOfWidth(source, popupWidth)

/** It is no picture, but a way to count visitors (F135). */
const isSinglePixel = ({ width, height }: PictureData): boolean => width === 1 && height === 1

/** The picture from the first host that has it, with that host; undefined when none has. */
async function fetchPicture(
  site: Site,
  sources: readonly ImageSource[],
): Promise<Pick<PicturePopupPayload, 'data' | 'imageSource'> | undefined> {
  const pictures = await site.browser.pictures().catch(() => undefined)
  for (const [index, { others: _, ...source }] of sources.entries()) {
    const data = await pictures?.load(urlOn(source), limits.storedPictureBytes)
    if (data === 'missing' || (data && isSinglePixel(data))) continue
    const others = sources.slice(index + 1)
    return { imageSource: others.length > 0 ? { ...source, others } : source, ...(data && { data }) }
  }
  return undefined
}

/**
 * What the popup shows, fetched before it opens, so that it shows it at once and nothing moves (E7.42). Undefined when there is no
 * such picture.
 */
export async function loadPopup(site: Site, picture: PopupPicture): Promise<PicturePopupPayload | undefined> {
  const sources = sourcesOf(site, picture)
  if (sources.length === 0) return undefined
  const [fetched, bannerProps] = await Promise.all([
    fetchPicture(site, sources),
    site.service('bannerProps').catch(() => undefined),
  ])
  if (!fetched) return undefined
  const follows = bannerProps?.(picture.source)
  return { ...picture, ...fetched, ...(follows && { follows }) }
}

/** A picture that was seen does not come again: its room is free. */
export async function forgetPicture(site: Site, { imageSource }: PicturePopupPayload): Promise<void> {
  const pictures = await site.browser.pictures().catch(() => undefined)
  await pictures?.forget(urlOn(imageSource))
}
