import { atom } from 'jotai/vanilla'
import type { Member } from '../rules/member'

/** A thing that is asked for: on its way, there, or failed with what was there before still standing. */
export interface Asked<T> {
  readonly value: T | undefined
  readonly state: 'waiting' | 'there' | 'failed'
}

export const notAsked: Asked<never> = { value: undefined, state: 'waiting' }

export const memberAtom = atom<Asked<Member>>(notAsked)

/** The balance as the platform writes it, a decimal string. */
export const balanceAtom = atom<Asked<string>>(notAsked)

/** How far the member is on the way to the next VIP level, 0 to 1; undefined while it is not known (E3.30). */
export const rankAtom = atom<number | undefined>(undefined)
