import { atom } from 'jotai/vanilla'
import type { Site } from '../../contract/site'
import { readScreenTime } from '../../rules/session/screenTime'
import { hashText } from '../../rules/text/hash'
import { sessionAtom } from '../../state/session'

/** Since when this page counts the time on the screen, in ms of the clock that only goes forward; undefined while it does not. */
export const countingSinceAtom = atom<number | undefined>(undefined)

/** How long the session has been on the screen until now, in ms: what is stored, and what this page counts (D14). */
export function screenTimeNow({ store, browser }: Site): number {
  const tokenHash = hashText(store.get(sessionAtom)?.token ?? '')
  const now = browser.clock.monotonic()
  return (
    readScreenTime(browser.storage.read('screenTime'), tokenHash).time +
    now -
    (store.get(countingSinceAtom) ?? now)
  )
}
