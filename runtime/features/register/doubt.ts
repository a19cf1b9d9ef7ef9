import { atom } from 'jotai/vanilla'
import { loginNameOf, type RegisterRequest } from '../../rules/registration/register'

type Account = Pick<RegisterRequest, 'identity' | 'password'>

/** The account that the platform may have made although its answer never came; for this page's life. */
const doubtedAtom = atom<string | undefined>(undefined)

export const doubtAtom = atom(
  (get) => (account: Account) => get(doubtedAtom) === nameOf(account),
  (_, set, account: Account | undefined) => set(doubtedAtom, account && nameOf(account)),
)

/** The very same name and password; an account without a name that is known is none that could be asked for. */
const nameOf = ({ identity, password }: Account): string =>
  JSON.stringify([identity.method, loginNameOf(identity) ?? '', password])
