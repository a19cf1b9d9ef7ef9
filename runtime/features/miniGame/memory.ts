import { atom } from 'jotai/vanilla'
import type { Site } from '../../contract/site'
import { type MiniGameMemory, memoryOwner, readMemory, storedMemory } from '../../rules/miniGame/memory'
import { sessionAtom } from '../../state/session'

/** Counts the changes of what is remembered. */
export const memoryChangesAtom = atom(0)

/** The session whose mini game does not work; it is not started again while the page is open. */
export const brokenForAtom = atom<string | undefined>(undefined)

/** The session that the memory belongs to. */
export const ownerAtom = atom((get) => {
  const session = get(sessionAtom)
  return session && memoryOwner(session.token)
})

export const recall = ({ browser }: Site, owner: string): MiniGameMemory =>
  readMemory(browser.storage.read('miniGame'), owner)

export function remember(site: Site, owner: string, change: Partial<MiniGameMemory>): void {
  const memory = { ...recall(site, owner), ...change }
  site.browser.storage.write('miniGame', storedMemory(owner, memory))
  site.store.set(memoryChangesAtom, (count) => count + 1)
}
