/** What an announcement says in one language: a title, a paragraph, and steps or points. */
export interface AnnouncementText {
  readonly title: string
  readonly text: string
  /** Their heading; without it there are none. */
  readonly heading?: string
  readonly points?: readonly string[]
}

export type AnnouncementTexts = { readonly EN: AnnouncementText } & Readonly<Record<string, AnnouncementText>>

/** An announcement of the catalogue. */
export interface CatalogueAnnouncement {
  readonly id: string
  readonly promotionType: string
  readonly execution?: 'A' | 'B' | 'F'
  /** The banner whose picture is in its text. */
  readonly banner?: string
  /** The points are steps, in this order. */
  readonly numbered?: true
  readonly texts: AnnouncementTexts
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** The simple HTML that operators write. `picture` is the URL of one. */
export function announcementHtml(
  { text, heading, points = [] }: AnnouncementText,
  { picture, numbered }: { readonly picture?: string | undefined; readonly numbered?: boolean | undefined },
): string {
  const list = numbered ? 'ol' : 'ul'
  const items = points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')
  return [
    picture === undefined ? '' : `<img src="${escapeHtml(picture)}" alt="" width="640" height="280">`,
    `<p>${escapeHtml(text)}</p>`,
    heading === undefined ? '' : `<h4>${escapeHtml(heading)}</h4><${list}>${items}</${list}>`,
  ].join('')
}
