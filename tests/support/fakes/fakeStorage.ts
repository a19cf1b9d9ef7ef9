import type { SiteStorage } from '../../../runtime/browser/browser'
import { type StorageKey, type StorageKeyRow, storageKeys } from '../../../runtime/tables/storageKeys'

interface Entry {
  readonly text: string
  readonly writtenAt: number
}

/** The storage that tabs share: everything but session storage. */
export interface SharedStorage {
  readonly entries: Map<string, Entry>
  readonly watchers: Set<{ tab: object; key: StorageKey; changed: () => void }>
}

export const createSharedStorage = (): SharedStorage => ({ entries: new Map(), watchers: new Set() })

export interface FakeStorage extends SiteStorage {
  persistent: boolean
  /** Writes raw text, as another script of the page might. */
  writeRaw(key: StorageKey, text: string): void
  /** The stored texts, by their names in the browser's storage. */
  entries(): Record<string, string>
}

/** A storage in memory, with the lifetimes and formats of the key table. */
export function fakeStorage(now: () => number, shared: SharedStorage = createSharedStorage()): FakeStorage {
  const tab = {}
  /** By key and owner; only values of the session have owners. */
  const sessionEntries = new Map<string, Entry>()
  const backendOf = (key: StorageKey): Map<string, Entry> =>
    storageKeys[key].area === 'session' ? sessionEntries : shared.entries

  function notifyOtherTabs(key: StorageKey): void {
    for (const watcher of [...shared.watchers])
      if (watcher.tab !== tab && watcher.key === key) watcher.changed()
  }

  function deserialize({ text, writtenAt }: Entry, row: StorageKeyRow): unknown {
    if (row.maxAge !== undefined && now() - writtenAt > row.maxAge) return undefined
    if (row.format === 'text') return text
    try {
      return JSON.parse(text) as unknown
    } catch {
      return undefined
    }
  }

  const writeText = (key: StorageKey, text: string, owner = ''): void => {
    backendOf(key).set(`${key} ${owner}`, { text, writtenAt: now() })
    notifyOtherTabs(key)
  }

  return {
    persistent: true,
    read(key, owner = '') {
      const entry = backendOf(key).get(`${key} ${owner}`)
      return entry && deserialize(entry, storageKeys[key])
    },
    has: (key) => backendOf(key).has(`${key} `),
    write: (key, value, owner) =>
      writeText(key, storageKeys[key].format === 'text' ? String(value) : JSON.stringify(value), owner),
    remove(key) {
      if (backendOf(key).delete(`${key} `)) notifyOtherTabs(key)
    },
    watch(key, changed) {
      const watcher = { tab, key, changed }
      shared.watchers.add(watcher)
      return () => shared.watchers.delete(watcher)
    },
    writeRaw: (key, text) => writeText(key, text),
    entries: () =>
      Object.fromEntries(
        [...shared.entries, ...sessionEntries].map(([entry, { text }]) => {
          const [key = '', owner = ''] = entry.split(' ')
          return [storageKeys[key as StorageKey].name + owner, text]
        }),
      ),
  }
}
