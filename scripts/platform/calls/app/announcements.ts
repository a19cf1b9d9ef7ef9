import {
  type AnnouncementState,
  catalogueAnnouncements,
  isAnnouncementType,
  promotionCategories,
} from '../../catalogue/announcements/announcements'
import { laneTitle } from '../../catalogue/laneTitle'
import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'

type State = ConfigState & AnnouncementState

/** The announcements of a type, and of a category of it (E7.10); those that the control call has set have no categories. */
export function getAnnouncements({ query, language, state }: CallContext<unknown, State>) {
  const [types, category] = [query.get('types'), query.get('category')]
  if (!isAnnouncementType(types)) return { announcements: [] }
  const controlled = category === null ? state.announcements[types] : undefined
  return {
    announcements: controlled ?? catalogueAnnouncements(state.merchant, { types, category, language }),
  }
}

/** The categories of the promotions (E7.14). */
export const getAnnouncementCategories = ({ language, state }: CallContext<unknown, State>) => ({
  categories: promotionCategories(state.merchant).map((id) => ({ id, name: laneTitle(id, language) })),
})
