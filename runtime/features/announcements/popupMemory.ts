import type { SiteStorage } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { loadCode } from '../../kit/code/lazyCode'
import type { PopupGroup } from '../../rules/content/announcement'
import {
  type Closing,
  type ContentMark,
  hashedText,
  isPopupDue,
  memoryAfterClosing,
  type PopupMemory,
  readMark,
} from '../../rules/content/announcementPopup'
import { fields, omitUndefined } from '../../rules/network/read'
import { memberKey } from '../../rules/session/memberKey'
import { sessionAtom } from '../../state/session'
import * as limits from '../../tables/limits'

/** A group with the mark of its content. */
export type MarkedGroup = PopupGroup & { readonly mark: ContentMark }

/** What this visitor or member has closed: SHELL_PU_A_{id} or SHELL_PU_B for the session, and what is hidden (E4.40). */
export interface PopupStore {
  isDue(group: MarkedGroup): boolean
  storeClosing(group: MarkedGroup, hideToday: boolean): void
}

/** Of whoever is here now: create it anew for the next one (D21). */
export function createPopupStore({ browser, store }: Site): PopupStore {
  const { storage, clock } = browser
  const session = store.get(sessionAtom)
  const owner = memberKey(session)

  /** What follows the name of the key: `A_{id}`, `B`. */
  const closedKey = ({ execution }: PopupGroup): string =>
    session ? `${execution}_${session.id ?? owner}` : execution
  const hiddenKey = ({ execution }: PopupGroup): string => `${execution} ${owner}`

  const closedMark = (key: string) => readMark(storage.read('popupsClosed', key))

  const readMemory = (group: PopupGroup): PopupMemory => ({
    closed: closedMark(closedKey(group)),
    hidden: readMark(fields(storage.read('popupsHidden'))[hiddenKey(group)]),
  })

  function writeMemory(group: PopupGroup, { closed, hidden }: PopupMemory): void {
    storage.write('popupsClosed', closed, closedKey(group))
    writeHidden(storage, hiddenKey(group), hidden)
  }

  return {
    // What was closed as a visitor in this tab is no news for the member (D203).
    isDue: (group) =>
      isPopupDue(readMemory(group), group.mark, clock.now()) &&
      (group.execution === 'B' || closedMark('B')?.hash !== group.mark.hash),
    storeClosing(group, hideToday) {
      const closing: Closing = { hideToday, forGood: group.execution === 'F' }
      writeMemory(group, memoryAfterClosing(readMemory(group), group.mark, closing, clock.now()))
    },
  }
}

/** Keeps the newest lists only: many members may share a device. */
function writeHidden(storage: SiteStorage, key: string, mark: PopupMemory['hidden']): void {
  const { [key]: previous, ...others } = fields(storage.read('popupsHidden'))
  if (previous === undefined && mark === undefined) return
  const kept = Object.entries(others).slice(1 - limits.hiddenAnnouncements)
  storage.write('popupsHidden', omitUndefined({ ...Object.fromEntries(kept), [key]: mark }))
}

/** Marks the groups with the hashes of their contents (E4.36). Rejects when the code for that cannot be loaded. */
export async function markGroups(site: Site, groups: readonly PopupGroup[]): Promise<MarkedGroup[]> {
  if (groups.length === 0) return []
  const { language } = site.text
  const { md5 } = await loadCode(site, () => import('../../rules/text/md5'))
  return groups.map((group) => ({ ...group, mark: { hash: md5(hashedText(group.announcements)), language } }))
}
