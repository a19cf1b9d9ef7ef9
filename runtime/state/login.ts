import { atom } from 'jotai/vanilla'
import type { VerifiedIdentity } from '../rules/identity/social'

/** The identity to link to an account at its next login with a password (I2.20). Kept in memory only. */
export const identityToLinkAtom = atom<VerifiedIdentity | undefined>(undefined)

/** The user name that was last typed on this page; login and registration start with it. */
export const typedUserNameAtom = atom('')
