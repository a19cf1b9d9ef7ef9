import type { Session } from '../session/session'

/** Stands for every host in `handoff.trustedHosts` (D9). */
export const everyHost = '*'

/**
 * The URL of another site, with the member's token and user name if the manifest trusts its host with them (D9, E5.22); otherwise
 * the URL itself, as for a visitor.
 */
export function withHandoff(
  url: string,
  session: Pick<Session, 'token' | 'userName'> | undefined,
  trustedHosts: readonly string[] = [],
): string {
  const address = new URL(url)
  const isTrusted = trustedHosts.some((host) => host === everyHost || host === address.hostname)
  if (!session || !isTrusted) return url
  address.searchParams.set('token', session.token)
  if (session.userName !== undefined) address.searchParams.set('username', session.userName)
  return address.href
}
