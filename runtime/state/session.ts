import { atom } from 'jotai/vanilla'
import { customerType, type Session } from '../rules/session/session'

const currentSessionAtom = atom<Session | undefined>(undefined)

/** Somebody has been logged in since the page started: auto-login no longer applies (I4.11). */
export const memberSeenAtom = atom(false)

/** The member's session; undefined for visitors (I1.01). */
export const sessionAtom = atom(
  (get) => get(currentSessionAtom),
  (_, set, session: Session | undefined) => {
    if (session) set(memberSeenAtom, true)
    set(currentSessionAtom, session)
  },
)

/**
 * How often one member's session directly replaced another's, e.g. because another tab logged in. Each time, the page is
 * remounted (D21).
 */
export const memberChangeCountAtom = atom(0)

/**
 * Calls that need the session that has just ended, and are still on their way: the platform learns of the logout only
 * afterwards. Settles after a few seconds at the latest; undefined when there are none.
 */
export const endingCallsAtom = atom<Promise<unknown> | undefined>(undefined)

/** -1 when nobody is logged in (I6.05). */
export const customerTypeAtom = atom((get) => customerType(get(sessionAtom)))
