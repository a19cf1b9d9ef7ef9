import type { PictureData } from '../../browser/pictures'
import type { PicturePopupPayload } from '../../contract/overlays'
import type { Site } from '../../contract/site'
import type { PopupPicture } from '../../rules/content/popupPicture'
import { imageOfWidth, imageSource } from '../../rules/network/imageUrl'
import { platformSettingsAtom } from '../../state/platformValues'
import * as limits from '../../tables/limits'

/** The width of a popup on most phones, in device pixels. */
const popupWidth = 640

/** The URL that the picture is fetched from; undefined when its host is not listed (D16). */
export function popupUrl({ data, store }: Site, { image }: PopupPicture): string | undefined {
  const { hosts, platform } = data.manifest
  const cdns = store.get(platformSettingsAtom).values?.imageCDNs ?? []
  const source = imageSource(image, cdns, hosts?.image ?? [], platform?.imageWidthParameter)
  return source && imageOfWidth(source, popupWidth)
}

/** It is no picture, but a way to count visitors (F135). */
const isSinglePixel = ({ width, height }: PictureData): boolean => width === 1 && height === 1

/**
 * What the popup shows, fetched before it opens, so that it shows it at once and nothing moves (E7.42). Undefined when there is no
 * such picture.
 */
export async function loadPopup(site: Site, picture: PopupPicture): Promise<PicturePopupPayload | undefined> {
  const url = popupUrl(site, picture)
  if (url === undefined) return undefined
  const [data, bannerProps] = await Promise.all([
    site.browser
      .pictures()
      .then((pictures) => pictures.load(url, limits.storedPictureBytes))
      .catch(() => undefined),
    site.service('bannerProps').catch(() => undefined),
  ])
  if (data === 'missing' || (data && isSinglePixel(data))) return undefined
  const follows = bannerProps?.(picture.source)
  return { ...picture, ...(data && { data }), ...(follows && { follows }) }
}

/** A picture that was seen does not come again: its room is free. */
export async function forgetPicture(site: Site, picture: PopupPicture): Promise<void> {
  const url = popupUrl(site, picture)
  const pictures = await site.browser.pictures().catch(() => undefined)
  if (url !== undefined) await pictures?.forget(url)
}
