import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isDismissible } from '../rules/system/isDismissible'
import { type OpenOverlay, openWindowsAtom } from '../state/overlays'
import { type HistoryState, readHistoryState } from './navigation'
import type { Shell } from './site'

/** Where a login that is open over a page leads: kept in its history entry, so that closing it forgets that (D4, D19). */
const returnToOf = ({ id, payload }: OpenOverlay): Pick<HistoryState, 'returnTo'> =>
  id === 'login' && payload?.returnTo ? { returnTo: payload.returnTo } : {}

/**
 * Gives each dismissible dialog, the prompt below them, and each window beside the page a history entry at the same URL, so that
 * Back closes the dialog and not the site (D66, D70).
 */
export function useCloseOnBack(site: Shell, dialogs: readonly OpenOverlay[]): void {
  const location = useLocation()
  const entryKeys = readHistoryState(location.state).overlays ?? []
  const windows = useAtomValue(openWindowsAtom)
  const closable = dialogs.filter(({ id, payload, leaving }) => isDismissible(id, payload) && !leaving)
  const keys = [...windows, ...closable].map(({ key }) => key)
  const previousKeys = useRef<readonly string[]>([])
  const previousEntryKeys = useRef<readonly string[]>([])

  const syncIsDue = useRef(false)

  /** Adapts the history to the open dialogs; waits while it is going back. */
  function syncHistory(): void {
    syncIsDue.current = site.navigation.goingBack
    if (syncIsDue.current) return
    const closed = previousKeys.current.filter((key) => !keys.includes(key) && entryKeys.includes(key))
    const opened = keys.filter((key) => !entryKeys.includes(key))
    previousKeys.current = keys
    if (site.navigation.navigating || closed.length + opened.length === 0) return
    // A dialog that closes as another opens hands its entry over, so that each Back closes something.
    // Two that open at once get an entry each.
    for (const [index, key] of opened.entries())
      site.navigation.changeEntry(
        {
          ...readHistoryState(location.state),
          ...dialogs.filter((dialog) => dialog.key === key).map(returnToOf)[0],
          overlays: keys.slice(0, keys.indexOf(key) + 1),
        },
        index === 0 && closed.length > 0 ? 'replace' : 'add',
      )
    if (opened.length > 0) return
    if (entryKeys.slice(-closed.length).every((key) => closed.includes(key)))
      site.navigation.back(closed.length)
    // When a dialog below another closes, only its key is removed: going back would close the upper one too.
    else site.navigation.changeEntry({ ...readHistoryState(location.state), overlays: keys }, 'replace')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when dialogs open and close, with the entry of that moment
  useEffect(syncHistory, [keys.join(' ')])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the history entry changes
  useEffect(() => {
    const open = [...windows.map(({ key }) => key), ...site.overlays.openKeys()]
    // Only dialogs of the previous entry: one that opened together with a page change has no entry yet.
    for (const key of previousEntryKeys.current)
      if (!entryKeys.includes(key)) {
        site.overlays.close(key)
        windows.find((one) => one.key === key)?.close()
      }
    previousEntryKeys.current = entryKeys
    // Removes dialogs that no longer exist (after a reload or Forward) from the entry.
    if (entryKeys.some((key) => !open.includes(key))) {
      const remaining = entryKeys.filter((key) => open.includes(key))
      site.navigation.changeEntry({ ...readHistoryState(location.state), overlays: remaining }, 'replace')
    } else if (syncIsDue.current) syncHistory()
  }, [location.key])
}
