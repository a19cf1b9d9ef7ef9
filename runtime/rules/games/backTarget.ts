import { pathWithoutQuery } from '../network/url'
import { safeLoginTarget, type TargetContext } from '../session/loginTarget'

/**
 * Where a game's back button leads: a mounted page of this site, without anything that begins a session (D26). Undefined for any
 * other address, and for the launch page itself.
 */
export function backTarget(
  backUrl: string | undefined,
  context: TargetContext & { readonly launchPage: string },
): string | undefined {
  const target = safeLoginTarget(backUrl, context)
  return target !== undefined && pathWithoutQuery(target) !== context.launchPage ? target : undefined
}
