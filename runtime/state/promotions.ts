import { atom } from 'jotai/vanilla'
import type { Promotion } from '../rules/content/promotion'
import type { QueryState } from '../rules/network/query'

/** The promotions that are open to this member (E3.25); undefined until they are known, and for visitors. */
export const promotionsAtom = atom<readonly Promotion[] | undefined>(undefined)

/** How the last request for them went; pending also before the first one. */
export const promotionsStatusAtom = atom<QueryState<unknown>['status']>('pending')

/** Why it failed, as far as it was not the connection. */
export const promotionsFailureAtom = atom<QueryState<unknown>['cause']>(undefined)
