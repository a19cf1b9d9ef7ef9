import type { AnnouncementCategories, AnnouncementList } from '../../schema/replies.gen'
import * as limits from '../../tables/limits'
import { parseBoolean } from '../network/boolean'
import { onceEach } from '../network/onceEach'
import { fields, listOf, textOf, type Untrusted } from '../network/read'
import { customerType, isRestricted, type Session } from '../session/session'
import { htmlToText } from '../text/htmlToText'

/** Whom an announcement is for: members, visitors, the first login (E3.18). */
export type Execution = 'A' | 'B' | 'F'
const executions: readonly unknown[] = ['A', 'B', 'F']

/** An announcement of the operator (E3.17). */
export interface Announcement {
  readonly id: string
  /** Plain text; empty when there is none. */
  readonly title: string
  /** HTML, not sanitised; empty when there is none. */
  readonly content: string
  readonly promotionType: string
  /** Undefined: for everybody. */
  readonly execution: Execution | undefined
  /** As the platform sends it. */
  readonly picture: string | undefined
  readonly forceRead: boolean
}

/**
 * The types that the platform lists: those that pop up (D2), promotions (E7.10), those in the lobby's line, and the texts of the
 * other pages.
 */
export type AnnouncementType = 'PU' | 'PR' | 'MQ' | 'HELP' | 'NEWS'

/** The query of a list (E7.10). */
export const announcementQuery = (types: AnnouncementType, category?: string) => ({
  types,
  platform: 'M' as const,
  category,
})

const isExecution = (raw: unknown): raw is Execution => executions.includes(raw)

function readAnnouncement(
  raw: Untrusted<AnnouncementList['announcements'][number]>,
): Announcement | undefined {
  const { id, title, content, promotionType, execution, picture, forceRead } = fields(raw)
  const words = htmlToText(textOf(title)) ?? ''
  // One with neither title nor text would be an empty page (F134).
  if (textOf(id) === '' || (words === '' && htmlToText(content) === undefined)) return undefined
  return {
    id: textOf(id),
    title: words,
    content: textOf(content),
    promotionType: textOf(promotionType),
    execution: isExecution(execution) ? execution : undefined,
    picture: textOf(picture) || undefined,
    forceRead: parseBoolean(forceRead) ?? false,
  }
}

/** The announcements of a list, each id once, and no more than a page can show (F051). */
export function readAnnouncements(raw: Untrusted<AnnouncementList>): Announcement[] {
  const found = new Map<string, Announcement>()
  for (const item of listOf(fields(raw).announcements)) {
    if (found.size === limits.announcementsPerList) break
    const announcement = readAnnouncement(item)
    if (announcement && !found.has(announcement.id)) found.set(announcement.id, announcement)
  }
  return [...found.values()]
}

/** A category of promotions, which the page shows as a tab (E7.14). */
export interface AnnouncementCategory {
  readonly id: string
  readonly name: string
}

export const readAnnouncementCategories = (raw: Untrusted<AnnouncementCategories>): AnnouncementCategory[] =>
  onceEach(
    listOf(fields(raw).categories).flatMap((item) => {
      const { id, name } = fields(item)
      return textOf(id) === '' || textOf(name) === '' ? [] : [{ id: textOf(id), name: textOf(name) }]
    }),
    ({ id }) => id,
  )

/**
 * The announcements that somebody sees, in the order in which they pop up: visitors those for visitors, members of types 0, 1 and
 * 2 those for members, before these at the first login those for it; members of type 4 and of unknown types none (E4.41, E4.42,
 * E6.01, E6.02).
 */
export function executionsFor(session: Session | undefined): readonly Execution[] {
  const type = customerType(session)
  if (type < 0) return ['B']
  if (isRestricted(type)) return []
  return session?.firstTimeLogin ? ['F', 'A'] : ['A']
}

/** Those of a page that this visitor or member sees: what is for everybody, and what is for them. */
export const announcementsFor = (
  list: readonly Announcement[],
  session: Session | undefined,
): Announcement[] => {
  const own = executionsFor(session)
  return list.filter(({ execution }) => execution === undefined || own.includes(execution))
}

/** Announcements for one audience, which pop up and are closed together. */
export interface PopupGroup {
  readonly execution: Execution
  readonly announcements: readonly Announcement[]
}

/** What pops up for this visitor or member; one for everybody is among those for visitors, and among those for members. */
export const popupGroups = (list: readonly Announcement[], session: Session | undefined): PopupGroup[] =>
  executionsFor(session).flatMap((execution) => {
    const announcements = list
      .filter((one) => (one.execution ?? (execution === 'F' ? undefined : execution)) === execution)
      .slice(0, limits.announcementPopups)
    return announcements.length === 0 ? [] : [{ execution, announcements }]
  })
