import type { Keep } from '../../runtime/edge/edge'
import { type KeyName, type KeyRow, keys } from '../../runtime/tables/keys'

interface Entry {
  readonly text: string
  readonly at: number
}

/** What several tabs share: everything but their own session storage. */
export interface Device {
  readonly entries: Map<KeyName, Entry>
  readonly watchers: Set<{ tab: object; key: KeyName; changed: () => void }>
}

export const newDevice = (): Device => ({ entries: new Map(), watchers: new Set() })

export interface FakeKeep extends Keep {
  lasting: boolean
  /** As if another script of the page had written: plain text, whatever it is. */
  plant(key: KeyName, text: string): void
  /** The texts that are kept now, by their names on the device. */
  all(): Record<string, string>
}

/** A device's memory with the life and form of the key table, and no browser. */
export function fakeKeep(now: () => number, device: Device = newDevice()): FakeKeep {
  const tab = {}
  const own = new Map<KeyName, Entry>()
  const shelf = (key: KeyName) => (keys[key].place === 'session' ? own : device.entries)

  function tellOthers(key: KeyName): void {
    for (const watcher of [...device.watchers])
      if (watcher.tab !== tab && watcher.key === key) watcher.changed()
  }

  function unpack({ text, at }: Entry, row: KeyRow): unknown {
    if (row.life !== undefined && now() - at > row.life) return undefined
    if (row.as === 'text') return text
    try {
      return JSON.parse(text) as unknown
    } catch {
      return undefined
    }
  }

  const set = (key: KeyName, text: string): void => {
    shelf(key).set(key, { text, at: now() })
    tellOthers(key)
  }

  return {
    lasting: true,
    read(key) {
      const entry = shelf(key).get(key)
      return entry && unpack(entry, keys[key])
    },
    has: (key) => shelf(key).has(key),
    write: (key, value) => set(key, keys[key].as === 'text' ? String(value) : JSON.stringify(value)),
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
      Object.fromEntries([...device.entries, ...own].map(([key, { text }]) => [keys[key].name, text])),
  }
}
