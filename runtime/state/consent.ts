import { atom } from 'jotai/vanilla'

/** The member has opened the consent bar again to change the answer (D13). */
export const consentBarOpenAtom = atom(false)

/** Advertisers' scripts run in this page; only a reload removes them. */
export const pixelsLoadedAtom = atom(false)
