import type { TextKey } from '../../contract/text'
import type { AnnouncementType } from '../../rules/content/announcement'
import type { IconSource } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

/** A page that lists the announcements of a type, and shows one of them with `?id=` (E2.03). */
export interface InfoPage {
  /** Its name in manifests. */
  readonly page: string
  readonly title: TextKey
  readonly type: Exclude<AnnouncementType, 'PU' | 'MQ'>
  readonly icon: IconSource
  readonly backToAll: TextKey
  readonly emptyTitle: TextKey
  readonly emptyText: TextKey
}

const activityPage: InfoPage = {
  page: 'activity',
  title: 'infoPages.activity',
  type: 'PR',
  icon: 'gift',
  backToAll: 'infoPages.allActivities',
  emptyTitle: 'infoPages.emptyActivity',
  emptyText: 'infoPages.emptyActivityText',
}

const helpPage: InfoPage = {
  page: 'help',
  title: 'infoPages.help',
  type: 'HELP',
  icon: 'info',
  backToAll: 'infoPages.allHelp',
  emptyTitle: 'infoPages.emptyHelp',
  emptyText: 'infoPages.emptyHelpText',
}

const newsPage: InfoPage = {
  page: 'news',
  title: 'infoPages.news',
  type: 'NEWS',
  icon: icons.horn,
  backToAll: 'infoPages.allNews',
  emptyTitle: 'infoPages.emptyNews',
  emptyText: 'infoPages.emptyNewsText',
}

export const infoPages: readonly InfoPage[] = [activityPage, helpPage, newsPage]
