import type { SiteStorage } from '../../runtime/browser/browser'
import { type StorageKey, type StorageKeyRow, storageKeys } from '../../runtime/tables/storageKeys'

interface Entry {
  readonly text: string
  readonly at: number
}

/** What several tabs share: everything but their own session storage. */
export interface Device {
  readonly entries: Map<StorageKey, Entry>
  readonly watchers: Set<{ tab: object; key: StorageKey; changed: () => void }>
}

export const newDevice = (): Device => ({ entries: new Map(), watchers: new Set() })

export interface FakeKeep extends SiteStorage {
  persistent: boolean
  /** As if another script of the page had written: plain text, whatever it is. */
  plant(key: StorageKey, text: string): void
  /** The texts that are kept now, by their names on the device. */
  all(): Record<string, string>
}

/** A device's memory with the life and form of the key table, and no browser. */
export function fakeKeep(now: () => number, device: Device = newDevice()): FakeKeep {
  const tab = {}
  const own = new Map<StorageKey, Entry>()
  const shelf = (key: StorageKey) => (storageKeys[key].area === 'session' ? own : device.entries)

  function tellOthers(key: StorageKey): void {
    for (const watcher of [...device.watchers])
      if (watcher.tab !== tab && watcher.key === key) watcher.changed()
  }

  function unpack({ text, at }: Entry, row: StorageKeyRow): unknown {
    if (row.maxAge !== undefined && now() - at > row.maxAge) return undefined
    if (row.format === 'text') return text
    try {
      return JSON.parse(text) as unknown
    } catch {
      return undefined
    }
  }

  const set = (key: StorageKey, text: string): void => {
    shelf(key).set(key, { text, at: now() })
    tellOthers(key)
  }

  return {
    persistent: true,
    read(key) {
      const entry = shelf(key).get(key)
      return entry && unpack(entry, storageKeys[key])
    },
    has: (key) => shelf(key).has(key),
    write: (key, value) =>
      set(key, storageKeys[key].format === 'text' ? String(value) : JSON.stringify(value)),
    remove(key) {
      if (shelf(key).delete(key)) tellOthers(key)
    },
    watch(key, changed) {
      const watcher = { tab, key, changed }
      device.watchers.add(watcher)
      return () => device.watchers.delete(watcher)
    },
    plant: set,
    all: () =>
      Object.fromEntries([...device.entries, ...own].map(([key, { text }]) => [storageKeys[key].name, text])),
  }
}
