import { atom } from 'jotai/vanilla'

/** The prompt was shown on this page; it is shown only once, whatever the answer was. */
export const promptShownAtom = atom(false)
