import type { AnnouncementList } from '../../schema/replies.gen'
import * as limits from '../../tables/limits'
import { fields, listOf, textOf, type Untrusted } from '../network/read'
import { htmlToText } from '../text/htmlToText'
import { truncate } from '../text/text'

/** An announcement in the lobby's line. */
export interface LineItem {
  readonly id: string
  /** On one line. */
  readonly text: string
}

/** Whom an announcement is for: A and F members, B visitors (E3.18); without it, everybody. */
const isFor = (execution: unknown, isMember: boolean): boolean =>
  execution === undefined || execution === null || (execution === 'B') !== isMember

const onOneLine = (html: unknown): string => (htmlToText(html) ?? '').replace(/\s+/g, ' ').trim()

/** The announcements of a reply for this visitor or member, each as one line of text; empty ones are left out. */
export function readLine(reply: Untrusted<AnnouncementList>, isMember: boolean): LineItem[] {
  return listOf(fields(reply).announcements)
    .flatMap((raw): LineItem[] => {
      const { id, title, content, execution } = fields(raw)
      const text = [onOneLine(title), onOneLine(content)].filter((part) => part !== '').join(' · ')
      return textOf(id) === '' || text === '' || !isFor(execution, isMember)
        ? []
        : [{ id: textOf(id), text: truncate(text, limits.message) }]
    })
    .slice(0, limits.lineItems)
}

/** The line of an earlier visit, if it was this member's and in this language. */
export function readStoredLine(stored: unknown, language: string, owner: string): LineItem[] {
  const line = fields(stored)
  if (line.language !== language || line.owner !== owner) return []
  return listOf(line.items)
    .map((raw) => ({ id: textOf(fields(raw).id), text: textOf(fields(raw).text) }))
    .filter(({ text }) => text !== '')
    .slice(0, limits.lineItems)
}
