import { defaultBannerTheme, formatBannerTheme } from '../../pictures/bannerTheme'
import type { SimulatedMerchant } from '../../state/merchantConfig'
import { bannersFor } from '../banners'
import type { GameCategory } from '../game'
import { help } from './help'
import { lines } from './lines'
import { news } from './news'
import { popups } from './popups'
import { appGift, promotionOf } from './promotions'
import { announcementHtml, type CatalogueAnnouncement } from './text'

/** The types of announcements that the platform lists. */
export type AnnouncementTypes = 'PU' | 'PR' | 'HELP' | 'NEWS' | 'MQ'

/** An announcement as the call sends it. */
export interface SentAnnouncement {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly promotionType: string
  readonly execution?: 'A' | 'B' | 'F'
  readonly picture?: string
  readonly forceRead?: boolean
}

export interface AnnouncementState {
  /** Lists that the control call has set, by type. */
  announcements: Partial<Record<AnnouncementTypes, readonly SentAnnouncement[] | undefined>>
}

type Audience = Pick<SimulatedMerchant, 'categories' | 'currency' | 'theme'>

const homeBanners = ({ categories, currency }: Audience) =>
  bannersFor('m_home', { categories, market: currency.code })

/** The categories of a merchant's promotions, in the order of its lobby. */
export const promotionCategories = (merchant: Audience): readonly GameCategory[] =>
  merchant.categories.filter((category) => homeBanners(merchant).some((one) => one.category === category))

/** A merchant's promotions; those about the app have a category of their own (E7.10). */
function promotions(merchant: Audience, category: string | null): CatalogueAnnouncement[] {
  const gift = category === null || category === 'app_download' ? [appGift] : []
  const banners = homeBanners(merchant).filter((one) => category === null || one.category === category)
  return [...banners.map(promotionOf), ...gift]
}

const lists: Readonly<
  Record<AnnouncementTypes, (merchant: Audience, category: string | null) => readonly CatalogueAnnouncement[]>
> = {
  PU: () => popups,
  PR: promotions,
  HELP: () => help,
  NEWS: () => news,
  MQ: () => lines,
}

export const isAnnouncementType = (types: string | null): types is AnnouncementTypes =>
  types !== null && Object.hasOwn(lists, types)

/** The announcements of the catalogue, of one type and category, with text and pictures in a language. */
export function catalogueAnnouncements(
  merchant: Audience,
  { types, category, language }: { types: AnnouncementTypes; category: string | null; language: string },
): SentAnnouncement[] {
  const { currency, theme = defaultBannerTheme } = merchant
  const look = `language=${language}&market=${currency.code}&theme=${formatBannerTheme(theme)}`
  return lists[types](merchant, category).map((announcement) => {
    const { id, promotionType, topic, execution, banner, numbered, texts } = announcement
    const text = texts[language] ?? texts.EN
    const picture = banner === undefined ? undefined : `/wps/media/banners/${banner}.webp?${look}`
    return {
      id,
      title: text.title,
      content: announcementHtml(text, { language, picture: picture && `${picture}&w=640`, numbered }),
      promotionType: topic?.[language] ?? topic?.EN ?? promotionType,
      ...(execution && { execution }),
      ...(picture !== undefined && types === 'PR' && { picture }),
    }
  })
}

/** Many announcements, to test how a site copes with them. */
export const createAnnouncements = (count: number): SentAnnouncement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `announcement-${index}`,
    title: `Announcement ${index}`,
    content: `<p>Text of announcement ${index}</p>`,
    promotionType: 'NOTICE',
  }))
