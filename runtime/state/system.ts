import { atom } from 'jotai/vanilla'
import type { PlatformStatus } from '../rules/system/system'

/** The platform's status for this visitor (D6). */
export const platformStatusAtom = atom<PlatformStatus>({ state: 'unknown' })

/** The state of the retry on a screen that covers the site: not started, in progress, or still covered. */
export const statusRetryAtom = atom<'none' | 'pending' | 'stillDown'>('none')
