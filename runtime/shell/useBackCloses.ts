import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { OpenOverlay } from '../state/overlays'
import { overlays } from '../tables/overlays'
import { entryState } from './navigation'
import type { Shell } from './site'

/**
 * Each dismissible dialog is one entry of the history at the same address, so that Back closes it and not the site (D17).
 */
export function useBackCloses(site: Shell, dialogs: readonly OpenOverlay[]): void {
  const location = useLocation()
  const navigate = useNavigate()
  const entries = entryState(location.state).overlays ?? []
  const keys = dialogs.filter(({ id, leaving }) => overlays[id].dismissible && !leaving).map(({ key }) => key)
  const before = useRef<readonly string[]>([])
  const entriesBefore = useRef<readonly string[]>([])
  const address = { pathname: location.pathname, search: location.search, hash: location.hash }

  const owed = useRef(false)

  /** Brings the history up to the dialogs that are open; while it goes back this waits until it has arrived. */
  function settle(): void {
    owed.current = site.navigation.goingBack
    if (owed.current) return
    const closed = before.current.filter((key) => !keys.includes(key) && entries.includes(key))
    const opened = keys.filter((key) => !entries.includes(key))
    before.current = keys
    if (site.navigation.moving || closed.length + opened.length === 0) return
    // One that closes as another opens gives its entry to it: each Back closes something.
    if (opened.length > 0)
      void navigate(address, {
        replace: closed.length > 0,
        state: { ...entryState(location.state), overlays: keys },
      })
    else if (entries.slice(-closed.length).every((key) => closed.includes(key)))
      site.navigation.back(closed.length)
    // One that closes below another leaves the entry to that: going back would close it too.
    else void navigate(address, { replace: true, state: { ...entryState(location.state), overlays: keys } })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when dialogs come and go; the entry is read as it stands
  useEffect(settle, [keys.join(' ')])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the history moved, and only then
  useEffect(() => {
    const open = site.overlays.openKeys()
    // Only those that this entry's predecessor had: one that opened along with a change of page has no entry yet.
    for (const key of entriesBefore.current) if (!entries.includes(key)) site.overlays.close(key)
    entriesBefore.current = entries
    // An entry of a dialog that is no more (a reload, Forward): the entry forgets it.
    if (entries.some((key) => !open.includes(key))) {
      const left = entries.filter((key) => open.includes(key))
      void navigate(address, { replace: true, state: { ...entryState(location.state), overlays: left } })
    } else if (owed.current) settle()
  }, [location.key])
}
