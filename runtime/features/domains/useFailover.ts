import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import { entryUrl } from '../../rules/registration/invitationUrl'
import { registrationInfo } from '../../rules/registration/registrationInfo'
import * as times from '../../tables/times'
import { findReachableOrigin } from './findReachableOrigin'

export type FailoverState =
  | { readonly state: 'searching' }
  | { readonly state: 'found'; readonly origin: string }
  | { readonly state: 'none' }

const searching: FailoverState = { state: 'searching' }

/** Searches for a reachable domain. `proceed` opens it, waits for the search, or restarts it if it is slow or found none. */
export function useFailover() {
  const site = useSite()
  const [failover, setFailover] = useState<FailoverState>(searching)
  const [requested, setRequested] = useState(false)
  const [slow, setSlow] = useState(false)
  const [searchCount, setSearchCount] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    void findReachableOrigin(site, controller.signal, searchCount > 0).then((origin) => {
      if (!controller.signal.aborted)
        setFailover(origin === undefined ? { state: 'none' } : { state: 'found', origin })
    })
    return () => controller.abort()
  }, [site, searchCount])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has its own slow timer
  useEffect(() => {
    setSlow(false)
    return requested ? site.browser.clock.after(times.slowThreshold, () => setSlow(true)) : undefined
  }, [site, requested, searchCount])

  function redirectTo(origin: string): void {
    const { storage, page } = site.browser
    const codes = registrationInfo(storage.read('registrationInfo'), site.location.search, page.hostname)
    page.redirectToUrl(entryUrl(origin, codes))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the search that the member waits for has ended
  useEffect(() => {
    if (failover.state === 'searching' || !requested) return
    setRequested(false)
    if (failover.state === 'found') redirectTo(failover.origin)
  }, [failover])

  function proceed(): void {
    if (failover.state === 'found') redirectTo(failover.origin)
    else setRequested(true)
    if (failover.state === 'found' || (failover.state === 'searching' && !slow)) return
    setFailover(searching)
    setSearchCount(searchCount + 1)
  }

  return { failover, waiting: requested && failover.state === 'searching' && !slow, proceed }
}
