import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import { useSite, useText } from '../../kit/useSite'
import { entriesForLabel, type OpenServiceEntry } from '../../rules/customerService/customerService'
import { memberAtom } from '../../state/member'
import * as times from '../../tables/times'
import { fetchServiceEntries, manifestServiceEntries, type ServiceEntriesCall } from './serviceEntries'

interface ServiceEntries {
  /** The manifest's entries for this member, available at once. */
  readonly manifestEntries: readonly OpenServiceEntry[]
  /** The entries to show: the platform's, else the manifest's; undefined while the platform may still answer. */
  readonly entries: readonly OpenServiceEntry[] | undefined
  /** Asks the platform once more. */
  retry(): void
}

/**
 * The customer service entries for this member's VIP label (E5.25). A platform that does not answer in time counts as empty:
 * a late reply would move what the member is about to tap.
 */
export function useServiceEntries(call: ServiceEntriesCall): ServiceEntries {
  const site = useSite()
  const t = useText()
  const [received, setReceived] = useState<readonly OpenServiceEntry[]>()
  const [turn, setTurn] = useState(0)
  const label = useAtomValue(memberAtom).value?.rank
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language of the titles, `turn` with each retry
  useEffect(() => {
    let isPending = true
    const settle = (entries: readonly OpenServiceEntry[]) => {
      if (isPending) setReceived(entries)
      isPending = false
    }
    const cancelTimer = site.browser.clock.after(times.slowThreshold, () => settle([]))
    fetchServiceEntries(site, call, turn > 0).then(settle, () => settle([]))
    return () => {
      isPending = false
      cancelTimer()
    }
  }, [site, call, t, turn])
  const manifestEntries = entriesForLabel(manifestServiceEntries(site), label)
  const platformEntries = received && entriesForLabel(received, label)
  return {
    manifestEntries,
    entries: platformEntries?.length === 0 ? manifestEntries : platformEntries,
    retry() {
      setReceived(undefined)
      setTurn(turn + 1)
    },
  }
}
