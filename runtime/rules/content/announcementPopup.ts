import * as times from '../../tables/times'
import { fields, textOf } from '../network/read'
import { nextLocalMidnight } from '../text/nextLocalMidnight'
import type { Announcement } from './announcement'

/** The content of a list of announcements: the MD5 hash of its titles and contents, in one language (E4.36). */
export interface ContentMark {
  readonly hash: string
  readonly language: string
}

/** A list that was closed and returns later: at `until`, in ms since 1970, or not by itself when that is absent. */
export interface HiddenMark extends ContentMark {
  readonly until?: number
}

/** What is stored about a list: it was closed in this session (E4.38, E4.40), and it is hidden on this device (E4.36). */
export interface PopupMemory {
  readonly closed?: ContentMark | undefined
  readonly hidden?: HiddenMark | undefined
}

/** The text that is hashed (E4.36). */
export const hashedText = (list: readonly Announcement[]): string =>
  JSON.stringify(list.map(({ title, content }) => [title, content]))

/** Reads what is stored; anything else counts as nothing (F077). */
export function readMark(raw: unknown): HiddenMark | undefined {
  const { hash, language, until } = fields(raw)
  if (textOf(hash) === '' || textOf(language) === '') return undefined
  const mark = { hash: textOf(hash), language: textOf(language) }
  return typeof until === 'number' ? { ...mark, until } : mark
}

/** Only within one language can contents be compared: another language alone is no news. */
const isSame = (stored: ContentMark | undefined, current: ContentMark): boolean =>
  stored !== undefined && (stored.language !== current.language || stored.hash === current.hash)

/** A time that is further away than any midnight was stored by a clock that was wrong. */
const hasPassed = ({ until }: HiddenMark, now: number): boolean =>
  until !== undefined && (now >= until || until - now > times.longestDay)

/**
 * Whether a list pops up. In the order of these rows:
 *
 * | stored                                                    | shown |
 * | the same content is hidden, and its time has not passed   | no    |
 * | the same content is hidden, and its time has passed       | yes   |
 * | the same content was closed in this session               | no    |
 * | nothing, or other content                                 | yes   |
 */
export function isPopupDue({ closed, hidden }: PopupMemory, current: ContentMark, now: number): boolean {
  if (hidden && isSame(hidden, current)) return hasPassed(hidden, now)
  return !isSame(closed, current)
}

/** How a list was closed. `forGood`: it does not return in later sessions either, as the first login does not. */
export interface Closing {
  readonly hideToday: boolean
  readonly forGood: boolean
}

/**
 * What is stored when a list is closed: that it was, and with the box ticked the next local midnight (E4.37, E4.38). Without it, a
 * time that another tab has stored meanwhile stays.
 */
export function memoryAfterClosing(
  { hidden }: PopupMemory,
  current: ContentMark,
  { hideToday, forGood }: Closing,
  now: number,
): PopupMemory {
  if (forGood) return { closed: current, hidden: current }
  if (hideToday) return { closed: current, hidden: { ...current, until: nextLocalMidnight(now) } }
  const staysHidden = hidden && isSame(hidden, current) && !hasPassed(hidden, now)
  return { closed: current, hidden: staysHidden ? hidden : undefined }
}
