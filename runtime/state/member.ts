import { atom } from 'jotai/vanilla'
import { pendingQuery, type QueryState } from '../rules/network/query'
import type { Member } from '../rules/session/member'
import type { RankStanding } from '../rules/session/rank'

export const memberAtom = atom<QueryState<Member>>(pendingQuery)

/** The balance as the platform sends it, a decimal string. */
export const balanceAtom = atom<QueryState<string>>(pendingQuery)

/** The picture that the member has chosen on this device (I9.23). */
export const profileIconAtom = atom<number | undefined>(undefined)

/** How often something in this visit has announced that the balance is another one. */
export const balanceChangesAtom = atom(0)

/** The progress to the next VIP level; undefined until it is known (E3.30). */
export const rankProgressAtom = atom<RankStanding | undefined>(undefined)
