interface HistoryEntry {
  readonly key: string
  readonly url: string | null
  readonly index: number
  readonly sameDocument: boolean
}

/** Chrome has it; TypeScript's library does not yet. */
interface NavigationApi {
  readonly currentEntry: HistoryEntry | null
  entries(): HistoryEntry[]
  traverseTo(key: string): { readonly committed: Promise<unknown>; readonly finished: Promise<unknown> }
}

/**
 * Goes back to the page before this one, if it has this path and query, or in any case without a `target`. Entries that a frame
 * has added to the history are skipped, which `history.back()` cannot. False: the browser cannot, or that is another page.
 */
export function goBackTo(target: string | undefined): boolean {
  const { navigation } = window as { navigation?: NavigationApi }
  const entry = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  if (!navigation || !entry?.sameDocument || entry.url === null) return false
  const { pathname, search } = new URL(entry.url)
  if (target !== undefined && target !== pathname + search) return false
  const { committed, finished } = navigation.traverseTo(entry.key)
  for (const result of [committed, finished]) result.catch(() => undefined)
  return true
}
