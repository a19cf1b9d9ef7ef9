import { atom } from 'jotai/vanilla'
import { customerType, type Session } from '../rules/session'

const currentAtom = atom<Session | undefined>(undefined)

/** A member has been logged in since the page started: nothing logs in by itself any more (I4.11). */
export const memberSeenAtom = atom(false)

/** The member's session; undefined for visitors (I1.01). */
export const sessionAtom = atom(
  (get) => get(currentAtom),
  (_, set, session: Session | undefined) => {
    if (session) set(memberSeenAtom, true)
    set(currentAtom, session)
  },
)

/** -1 when nobody is logged in (I6.05). */
export const customerTypeAtom = atom((get) => customerType(get(sessionAtom)))
