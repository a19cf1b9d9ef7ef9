import type { AnnouncementList } from '../../schema/replies.gen'
import * as limits from '../../tables/limits'
import { fields, listOf, textOf, type Untrusted } from '../network/read'
import { memberKey } from '../session/memberKey'
import type { Session } from '../session/session'
import { htmlToText } from '../text/htmlToText'
import { truncate } from '../text/text'
import { announcementsFor, executionsFor, readAnnouncements } from './announcement'

/** An announcement in the lobby's line. */
export interface LineItem {
  readonly id: string
  /** On one line. */
  readonly text: string
}

/** Whose line it is: a member's, as long as the same announcements are for them. */
export const lineOwner = (session: Session | undefined): string =>
  memberKey(session) + executionsFor(session).join('')

const onOneLine = (text = ''): string => text.replace(/\s+/g, ' ').trim()

/** The announcements of a reply that this visitor or member sees on pages too (E3.18), each as one line of text. */
export const readLine = (reply: Untrusted<AnnouncementList>, session: Session | undefined): LineItem[] =>
  announcementsFor(readAnnouncements(reply), session)
    .slice(0, limits.lineItems)
    .map(({ id, title, content }) => {
      const parts = [onOneLine(title), onOneLine(htmlToText(content))].filter((part) => part !== '')
      return { id, text: truncate(parts.join(' · '), limits.message) }
    })

/** The line of an earlier visit, if it was this member's and in this language. */
export function readStoredLine(stored: unknown, language: string, owner: string): LineItem[] {
  const line = fields(stored)
  if (line.language !== language || line.owner !== owner) return []
  return listOf(line.items)
    .map((raw) => ({ id: textOf(fields(raw).id), text: textOf(fields(raw).text) }))
    .filter(({ text }) => text !== '')
    .slice(0, limits.lineItems)
}
