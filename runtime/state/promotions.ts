import { atom } from 'jotai/vanilla'
import type { Promotion } from '../rules/content/promotion'

/** The promotions that are open to this member (E3.25); undefined until they are known, and for visitors. */
export const promotionsAtom = atom<readonly Promotion[] | undefined>(undefined)
