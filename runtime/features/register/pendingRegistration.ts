import { atom } from 'jotai/vanilla'
import { loginNameOf, type RegisterRequest } from '../../rules/registration/registerRequest'

export type Account = Pick<RegisterRequest, 'identity' | 'password'>

/** The account that the platform may have created although no response arrived; kept until the page reloads. */
const pendingKeyAtom = atom<string | undefined>(undefined)

export const pendingRegistrationAtom = atom(
  (get) => (account: Account) => get(pendingKeyAtom) === registrationKey(account),
  (_, set, account: Account | undefined) => set(pendingKeyAtom, account && registrationKey(account)),
)

/** Identifies a registration by method, login name and password. */
const registrationKey = ({ identity, password }: Account): string =>
  JSON.stringify([identity.method, loginNameOf(identity) ?? '', password])
