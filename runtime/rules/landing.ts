import { innerPath } from './address'

/** Where every login leads when nothing else decides (I4.05). */
export const lobbyPath = '/m/home'
/** The forced change of a password (I4.06). */
export const changePasswordPath = '/m/changePsw'

/** Pages that a login never leads to: a member has no business there, and a chain of them would never end (F072). */
const closedToMembers = ['/m/login', '/m/register']

/** Where a forced change leads on: never to itself, where somebody wanted to change the password anyway (F069). */
export const afterChange = (target: string): string =>
  target.split(/[?#]/)[0] === changePasswordPath ? lobbyPath : target

/** What a good login says about the password, and what the merchant makes of it (I3.02, D1). */
export interface PasswordState {
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  /** The password is the merchant's fixed default password (D8). */
  readonly isDefault: boolean
  /** The setting forceChangeExpiredPassword. */
  readonly forceExpired: boolean
}

/** Whether the member must choose a new password first (I4.06). */
export const mustChangePassword = (state: PasswordState): boolean =>
  state.isDefault || state.firstTimeLogin || (state.passwordExpired && state.forceExpired)

/** A path that a login may lead to, rebuilt from its parts, or undefined (D4, F071, F072). */
export function safeLanding(address: string | null | undefined, origin: string): string | undefined {
  const path = innerPath(address, origin)
  if (path === undefined) return undefined
  const [pathname = ''] = path.split(/[?#]/)
  const plain = pathname
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')
  return closedToMembers.includes(plain) ? undefined : path
}

export interface Landing {
  /** The address's query, which may carry redirectUrl or backUrl. */
  readonly search: string
  /** Where a lost session or a tap on something closed happened; kept in the history, never in the address (D4). */
  readonly returnTo: string | undefined
  readonly origin: string
}

const askedFor = (search: string): string | null => {
  const query = new URLSearchParams(search)
  return query.get('redirectUrl') ?? query.get('backUrl')
}

/** Where a login leads: what the address asks for, else back to where it was interrupted, else the lobby (D4). */
export const landing = ({ search, returnTo, origin }: Landing): string =>
  safeLanding(askedFor(search), origin) ?? safeLanding(returnTo, origin) ?? lobbyPath

/** What the address asks for and does not get, for the operator to read in the console (D4). */
export function refusedLanding({ search, origin }: Omit<Landing, 'returnTo'>): string | undefined {
  const asked = askedFor(search)
  return asked !== null && safeLanding(asked, origin) === undefined ? asked : undefined
}
