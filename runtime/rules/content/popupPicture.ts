import type { Banner, BannerGroup } from '../../schema/replies.gen'
import { lobbyPaths } from '../../tables/lobbyPaths'
import type { RunMode } from '../device/device'
import { fields, listOf, textOf, type Untrusted } from '../network/read'

/** A picture that pops up in the lobby and can be saved (E2.41). */
export interface PopupPicture {
  /** Identifies the picture: a popup returns when it is another one (E4.47). */
  readonly name: string
  /** As the platform sends it. */
  readonly image: string
  readonly title: string
  /** The banner as the platform sent it, with the link that a tap follows (E5.20). */
  readonly source: Untrusted<Banner>
}

/** The groups of banners with the pictures, in their order (E4.44). */
export const popupGroups = ['m_popup1', 'm_popup2'] as const
export type PopupGroup = (typeof popupGroups)[number]

/** The names of the pictures that were closed or saved, by group (E4.45). */
export type SeenPictures = Readonly<Partial<Record<PopupGroup, string>>>

/** The last part of the picture's path, without its query. */
const nameOf = (image: string): string =>
  image
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? ''

/** The first picture of a group; undefined when there is none. */
export function readPopupPicture(raw: Untrusted<BannerGroup>): PopupPicture | undefined {
  for (const banner of listOf(fields(raw).banners)) {
    const { url, picture, title } = fields(banner)
    const image = textOf(url) || textOf(picture)
    const name = nameOf(image)
    if (name !== '') return { name, image, title: textOf(title), source: banner }
  }
  return undefined
}

export function readSeenPictures(raw: unknown): SeenPictures {
  const seen = fields(raw)
  return Object.fromEntries(popupGroups.map((group) => [group, textOf(seen[group])]))
}

/** Whether the pictures may pop up here at all (E4.45, E4.46, E4.47). */
export const mayPopUp = (one: {
  readonly path: string | undefined
  readonly runMode: RunMode
  readonly closed: boolean
}): boolean => one.runMode === 'browser' && !one.closed && lobbyPaths.includes(one.path ?? '')
