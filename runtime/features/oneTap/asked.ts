import { atom } from 'jotai/vanilla'

/** Nobody is asked twice in a page, whatever the answer was. */
export const askedAtom = atom(false)
