import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import { entryUrl } from '../../rules/network/url'
import { registrationInfo } from '../../rules/registration/registrationInfo'
import { times } from '../../tables/times'
import { findWay } from './race'

export type Way =
  | { readonly state: 'looking' }
  | { readonly state: 'found'; readonly origin: string }
  | { readonly state: 'none' }

const looking: Way = { state: 'looking' }

/** The race, and the tap that waits for its end or, when that takes long, starts another one: `goOn` always does something. */
export function useWayOn() {
  const site = useSite()
  const [way, setWay] = useState<Way>(looking)
  const [wanted, setWanted] = useState(false)
  const [slow, setSlow] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    const gone = new AbortController()
    void findWay(site, gone.signal, round > 0).then((origin) => {
      if (!gone.signal.aborted) setWay(origin === undefined ? { state: 'none' } : { state: 'found', origin })
    })
    return () => gone.abort()
  }, [site, round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is waited for anew
  useEffect(() => {
    setSlow(false)
    return wanted ? site.browser.clock.after(times.slowThreshold, () => setSlow(true)) : undefined
  }, [site, wanted, round])

  function leaveFor(origin: string): void {
    const { storage, page } = site.browser
    const codes = registrationInfo(storage.read('registrationInfo'), site.location.search, page.hostname)
    page.redirectToUrl(entryUrl(origin, codes))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the race that the member waits for has ended
  useEffect(() => {
    if (way.state === 'looking' || !wanted) return
    setWanted(false)
    if (way.state === 'found') leaveFor(way.origin)
  }, [way])

  function goOn(): void {
    if (way.state === 'found') leaveFor(way.origin)
    else setWanted(true)
    if (way.state === 'found' || (way.state === 'looking' && !slow)) return
    setWay(looking)
    setRound(round + 1)
  }

  return { way, waiting: wanted && way.state === 'looking' && !slow, goOn }
}
