import { atom } from 'jotai/vanilla'
import { pendingQuery, type QueryState } from '../rules/network/query'
import type { MemberBalance } from '../rules/session/balance'
import type { Member } from '../rules/session/member'
import type { VipProgress } from '../rules/session/vip'

export const memberAtom = atom<QueryState<Member>>(pendingQuery)

export const balanceAtom = atom<QueryState<MemberBalance>>(pendingQuery)

/** Amounts are shown as dots on this device (D205). */
export const amountsHiddenAtom = atom(false)

/** The picture that the member has chosen on this device (I9.23). */
export const profileIconAtom = atom<number | undefined>(undefined)

/** How often something has changed the balance, such as a deposit or a game that was left; it is requested again then. */
export const balanceChangeCountAtom = atom(0)

/** The progress to the next VIP level (E3.30). */
export const rankProgressAtom = atom<QueryState<VipProgress>>(pendingQuery)
