import { atom } from 'jotai/vanilla'
import type { Consent } from '../rules/consent'
import type { DeviceState } from '../rules/device'

/** Whether the browser believes that there is a network. */
export const onlineAtom = atom(true)

/** How often the line has come back: what failed without it is asked for again. */
export const lineBackAtom = atom(0)

/** How the site runs (I4.01). */
export const deviceAtom = atom<DeviceState>('browser')

/** The query that the page was opened with; what takes a parameter out of the address has read it here. */
export const startSearchAtom = atom('')

/** The path of the page that is shown; undefined until the first one is. */
export const pathAtom = atom<string | undefined>(undefined)

/** The history goes back, and has not arrived: until then nothing else may change it. */
export const goingBackAtom = atom(false)

/** What the visitor said about tracking, on this visit or an earlier one (D13). */
export const consentAtom = atom<Consent>(undefined)
