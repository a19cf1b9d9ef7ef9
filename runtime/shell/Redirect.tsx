import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { HistoryState } from './navigation'
import type { Shell } from './site'

/** Replaces this history entry by another page; again for each entry that leads here, and when the page changes. */
export function Redirect({ site, to, state }: { site: Shell; to: string; state?: HistoryState | undefined }) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` follows from the page and the entry
  useEffect(() => site.navigation.redirect(to, state), [site, to, key])
  return null
}
