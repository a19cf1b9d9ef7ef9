import { atom } from 'jotai/vanilla'
import type { Announcement } from '../rules/content/announcement'

/** The announcements that pop up, and what the visitor has done with them. */
export interface AnnouncementPopup {
  readonly announcements: readonly Announcement[]
  /** The one that is shown. */
  readonly index: number
  readonly hideToday: boolean
  /** The popup has been on the screen. */
  readonly isSeen: boolean
  /** The last one has been on the screen (E4.39). */
  readonly isRead: boolean
}

/** Undefined: none, or those whom it was for are gone. It stays while another layer covers the popup. */
export const announcementPopupAtom = atom<AnnouncementPopup | undefined>(undefined)
