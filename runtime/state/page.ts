import { atom } from 'jotai/vanilla'
import type { DeviceState } from '../rules/device'

/** Whether the browser believes that there is a network. */
export const onlineAtom = atom(true)

/** How the site runs (I4.01). */
export const deviceAtom = atom<DeviceState>('browser')

/** The query that the page was opened with; what takes a parameter out of the address has read it here. */
export const startSearchAtom = atom('')
