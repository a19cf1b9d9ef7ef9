import { atom } from 'jotai/vanilla'
import { customerType, type Session } from '../rules/session'

/** The member's session; undefined for visitors (I1.01). */
export const sessionAtom = atom<Session | undefined>(undefined)

/** -1 when nobody is logged in (I6.05). */
export const customerTypeAtom = atom((get) => customerType(get(sessionAtom)))
