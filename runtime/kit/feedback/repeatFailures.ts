import type { Atom } from 'jotai/vanilla'
import type { Stop } from '../../browser/browser'
import { createBackOff } from '../../browser/network/backOff'
import type { Site } from '../../contract/site'
import type { QueryState } from '../../rules/network/query'

/** Repeats a request that has failed, with growing delays: a platform that is back gives no sign (F036, F066). */
export function repeatFailures(
  site: Site,
  statusAtom: Atom<QueryState<unknown>['status']>,
  refresh: () => unknown,
): Stop {
  const backOff = createBackOff(site.browser)
  const unsubscribe = site.store.sub(statusAtom, () => {
    const status = site.store.get(statusAtom)
    backOff.cancel()
    if (status === 'error') backOff.schedule(refresh)
    if (status === 'success') backOff.reset()
  })
  return () => {
    unsubscribe()
    backOff.cancel()
  }
}
