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

interface BackOptions {
  /** A path and query; undefined: whatever page is there. */
  readonly target: string | undefined
  /** Pages with this path are passed over, such as the one that is left. */
  readonly past: string
}

const isAt = ({ sameDocument, url }: HistoryEntry, path: string): boolean =>
  sameDocument && url !== null && new URL(url).pathname === path

/**
 * Goes back to the page before this one, if that is the `target`. Entries that a frame has added to the history are skipped, which
 * `history.back()` cannot. False: the browser cannot, or that is another page.
 */
export function goBackTo({ target, past }: BackOptions): boolean {
  const { navigation } = window as { navigation?: NavigationApi }
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? []
  const entry = before.findLast((one) => !isAt(one, past))
  if (!navigation || !entry?.sameDocument || entry.url === null) return false
  const { pathname, search } = new URL(entry.url)
  if (target !== undefined && target !== pathname + search) return false
  const { committed, finished } = navigation.traverseTo(entry.key)
  for (const result of [committed, finished]) result.catch(() => undefined)
  return true
}
