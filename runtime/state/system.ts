import { atom } from 'jotai/vanilla'
import type { System } from '../rules/system'

/** How the platform stands to this visitor (D6). */
export const systemAtom = atom<System>({ state: 'unknown' })

/** What came of the retry of a screen that covers the site: nobody has asked, the answer is under way, or it stays for now. */
export const retryAtom = atom<'none' | 'underway' | 'notYet'>('none')
