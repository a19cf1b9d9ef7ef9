import { atom } from 'jotai/vanilla'
import type { Consent } from '../rules/tracking/consent'

/** The visitor's answer about tracking, from this visit or an earlier one (D13). */
export const consentAtom = atom<Consent>(undefined)

/** The member has opened the consent bar again to change the answer (D13). */
export const consentBarOpenAtom = atom(false)

/** Advertisers' scripts run in this page; only a reload removes them. */
export const pixelsLoadedAtom = atom(false)
