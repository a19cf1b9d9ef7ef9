import { mountedTarget, type TargetContext } from '../network/mountedTarget'
import { pathWithoutQuery } from '../network/url'

/** Where a login leads by default (I4.05). */
export const lobbyPath = '/m/home'
/** The page for a forced password change (I4.06). */
export const changePasswordPath = '/m/changePsw'

/** Pages that a login never leads to: they are for visitors only, and could form an endless redirect (F072). */
const pathsClosedToMembers = ['/m/login', '/m/register']

/**
 * Where to go after a forced password change: never to the same page again, even if the member had asked for it
 * (F069).
 */
export const pathAfterPasswordChange = (target: string): string =>
  target.split(/[?#]/)[0] === changePasswordPath ? lobbyPath : target

/** The state of the password after a login, and the merchant's settings for it (I3.02, D1). */
export interface PasswordStatus {
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  /** The password is the merchant's default password (D8). */
  readonly isDefault: boolean
  /** The setting forceChangeExpiredPassword. */
  readonly forceExpired: boolean
}

/** Whether the member must change the password first (I4.06). */
export const mustChangePassword = (status: PasswordStatus): boolean =>
  status.isDefault || status.firstTimeLogin || (status.passwordExpired && status.forceExpired)

/** A valid target for a login: one inside the site that is not for visitors only; otherwise undefined (D4, F071, F072). */
export function safeLoginTarget(
  candidate: string | null | undefined,
  context: TargetContext,
): string | undefined {
  const target = mountedTarget(candidate, context)
  return target !== undefined && pathsClosedToMembers.includes(pathWithoutQuery(target)) ? undefined : target
}

export interface LoginTargetContext extends TargetContext {
  /** The page's query string, possibly with redirectUrl or backUrl. */
  readonly search: string
  /**
   * The page on which the session ended or a login was required; kept in the history state, never in the URL (D4).
   */
  readonly returnTo: string | undefined
}

const requestedTarget = (search: string): string | null => {
  const query = new URLSearchParams(search)
  return query.get('redirectUrl') ?? query.get('backUrl')
}

/** Where a login leads: to the target in the query, else back to where it was required, else to the lobby (D4). */
export const loginTarget = ({ search, returnTo, ...context }: LoginTargetContext): string =>
  safeLoginTarget(requestedTarget(search), context) ?? safeLoginTarget(returnTo, context) ?? lobbyPath

/** The target in the query if it was rejected, to show the operator in the console (D4). */
export function rejectedLoginTarget({
  search,
  ...context
}: Omit<LoginTargetContext, 'returnTo'>): string | undefined {
  const requested = requestedTarget(search)
  return requested !== null && safeLoginTarget(requested, context) === undefined ? requested : undefined
}
