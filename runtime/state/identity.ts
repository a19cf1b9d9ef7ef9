import { atom } from 'jotai/vanilla'

/** An identity that a provider vouches for, as the platform takes it (I3.06). */
export interface ProvenIdentity {
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
}

/** Waits for a login with a password, which links it to that account (I2.20). In memory alone. */
export const identityToLinkAtom = atom<ProvenIdentity | undefined>(undefined)
