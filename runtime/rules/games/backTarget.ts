import { mountedTarget, type TargetContext } from '../network/mountedTarget'
import { pathWithoutQuery } from '../network/url'

/**
 * Where a game's back button leads: a mounted page of this site, without anything that begins a session (D26). Undefined for any
 * other address, and for the launch page itself.
 */
export function backTarget(
  backUrl: string | undefined,
  context: TargetContext & { readonly launchPage: string },
): string | undefined {
  const target = mountedTarget(backUrl, context)
  return target !== undefined && pathWithoutQuery(target) !== context.launchPage ? target : undefined
}
