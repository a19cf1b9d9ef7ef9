import type { PrimitiveAtom } from 'jotai/vanilla'
import type { Site } from '../../contract/site'
import { causeOf } from '../../rules/network/failureCause'
import type { QueryState } from '../../rules/network/query'
import { completeSession } from '../../rules/session/completeSession'
import { readMember } from '../../rules/session/member'
import { readableVipProgress } from '../../rules/session/vip'
import { memberAtom, rankProgressAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'

/** Whether the same member is still logged in; otherwise a reply is ignored (F048, F155). */
export const isSameSession = (site: Site, token: string | undefined): boolean =>
  site.store.get(sessionAtom)?.token === token

/** How a member's value is loaded. */
export interface LoadOptions {
  /** The member asks for it once more: not with the request that has not been answered (F038). */
  readonly isRetry?: boolean
}

/** The last load of each value, by its atom; one for each site. */
const lastLoads = new WeakMap<Site['store'], Map<unknown, symbol>>()

/**
 * Loads a value of the member into its atom; a failure keeps the last one (F066), and an undefined one is a failure. What comes
 * for somebody else, or after a later load of the same value has begun, is ignored (F048). `isCurrent`: what else must still hold.
 */
export async function loadForMember<T>(
  site: Site,
  target: PrimitiveAtom<QueryState<T>>,
  load: () => Promise<T | undefined>,
  isCurrent: () => boolean = () => true,
): Promise<void> {
  const token = site.store.get(sessionAtom)?.token
  if (token === undefined) return
  const loads = lastLoads.get(site.store) ?? new Map<unknown, symbol>()
  lastLoads.set(site.store, loads)
  const own = Symbol('load')
  loads.set(target, own)
  const counts = () => loads.get(target) === own && isSameSession(site, token) && isCurrent()
  site.store.set(target, ({ value }) => ({ value, status: 'pending' }))
  try {
    const value = await load()
    if (counts()) site.store.set(target, { value, status: value === undefined ? 'error' : 'success' })
  } catch (error) {
    if (counts()) site.store.set(target, ({ value }) => ({ value, status: 'error', cause: causeOf(error) }))
  }
}

/** Loads the member's data and adds it to the session (I7.25, D4). */
export const refreshMember = (site: Site, { isRetry = false }: LoadOptions = {}): Promise<void> => {
  const session = site.store.get(sessionAtom)
  return loadForMember(site, memberAtom, async () => {
    const raw = await site.platform.call('memberInfo', { alert: false, bypassCache: isRetry })
    if (session && isSameSession(site, session.token)) site.session.update(completeSession(session, raw))
    return readMember(raw, site.browser.clock.now())
  })
}

/**
 * Loads the progress to the next level (I4.12, E7.11). Its texts are in the language of the request: an answer for another
 * language is dropped, as the change has requested a new one (F048, F146).
 */
export const refreshRank = (site: Site, { isRetry = false }: LoadOptions = {}): Promise<void> => {
  const { language } = site.text
  return loadForMember(
    site,
    rankProgressAtom,
    async () =>
      readableVipProgress(await site.platform.call('rankProgress', { alert: false, bypassCache: isRetry })),
    () => site.text.language === language,
  )
}
