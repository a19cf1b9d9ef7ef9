import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import { useSite, useText } from '../../kit/useSite'
import { entriesForLabel, type OpenServiceEntry } from '../../rules/customerService/customerService'
import { memberAtom } from '../../state/member'
import { times } from '../../tables/times'
import { askServices, manifestServices, type ServicesCall } from './services'

interface Services {
  /** The manifest's entries for this member: they are there at once. */
  readonly own: readonly OpenServiceEntry[]
  /** What the member is shown: the platform's entries, else the manifest's; undefined while the platform may still answer. */
  readonly shown: readonly OpenServiceEntry[] | undefined
}

/**
 * The ways to customer service for this member's VIP label (E5.25). A platform that does not answer in time has none: what
 * comes later would move what the member is about to tap.
 */
export function useServices(call: ServicesCall): Services {
  const site = useSite()
  const t = useText()
  const [asked, setAsked] = useState<readonly OpenServiceEntry[]>()
  const label = useAtomValue(memberAtom).value?.rank
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language, which the titles are in
  useEffect(() => {
    let waiting = true
    const settle = (services: readonly OpenServiceEntry[]) => {
      if (waiting) setAsked(services)
      waiting = false
    }
    const stop = site.browser.clock.after(times.slowThreshold, () => settle([]))
    askServices(site, call).then(settle, () => settle([]))
    return () => {
      waiting = false
      stop()
    }
  }, [site, call, t])
  const own = entriesForLabel(manifestServices(site), label)
  const platforms = asked && entriesForLabel(asked, label)
  return { own, shown: platforms?.length === 0 ? own : platforms }
}
