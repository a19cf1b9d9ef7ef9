import { atom } from 'jotai/vanilla'
import type { Member } from '../rules/session/member'

/** The state of a request for data: pending, successful, or failed. The last value stays available. */
export interface QueryState<T> {
  readonly value: T | undefined
  readonly status: 'waiting' | 'there' | 'failed'
}

export const pendingQuery: QueryState<never> = { value: undefined, status: 'waiting' }

export const memberAtom = atom<QueryState<Member>>(pendingQuery)

/** The balance as the platform sends it, a decimal string. */
export const balanceAtom = atom<QueryState<string>>(pendingQuery)

/** The progress to the next VIP level, 0 to 1; undefined until it is known (E3.30). */
export const rankProgressAtom = atom<number | undefined>(undefined)
