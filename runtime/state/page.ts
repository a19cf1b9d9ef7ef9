import { atom } from 'jotai/vanilla'
import type { RunMode } from '../rules/device/device'

/** Whether the browser reports a network connection. */
export const onlineAtom = atom(true)

/** How many requests take long. */
export const slowRequestsAtom = atom(0)

/** How many parts of the page say themselves that they wait, with a button. */
export const slowPlacesAtom = atom(0)

/** How often the connection has returned; failed requests are repeated when it changes. */
export const reconnectCountAtom = atom(0)

/** The page shows something that it need not ask for: without a connection nothing covers it (D212). */
export const hasContentAtom = atom(false)

/** How the site runs (I4.01). */
export const runModeAtom = atom<RunMode>('browser')

/**
 * The query string that the page was opened with. It still has the parameters that were later removed from the URL.
 */
export const initialQueryStringAtom = atom('')

/** The path of the current page; undefined until the first one has rendered. */
export const pathAtom = atom<string | undefined>(undefined)

/** How many pages this visit has shown. */
export const pageCountAtom = atom(0)

/** A history navigation back is in progress; until it ends nothing else may change the history. */
export const goingBackAtom = atom(false)

/** What an earlier page has left in the storage for this one; read at the start. */
export const leftBehindAtom = atom({ rememberedLogin: false, signInRedirect: false, push: false })
