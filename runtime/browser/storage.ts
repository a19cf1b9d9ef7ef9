import { evictableKeys, type StorageKey, type StorageKeyRow, storageKeys } from '../tables/storageKeys'
import type { Clock, SiteStorage } from './browser'
import { readCookie, removeCookie, setCookie } from './cookies'
import { deserialize, serialize, storedName } from './storedValue'

/** Stores text by name. Every method may throw: browsers refuse storage in many ways. */
interface StorageBackend {
  get(name: string): string | undefined
  set(name: string, text: string, row: StorageKeyRow): void
  remove(name: string): void
}

const webStorageBackend = (storage: () => Storage): StorageBackend => ({
  get: (name) => storage().getItem(name) ?? undefined,
  set: (name, text) => storage().setItem(name, text),
  remove: (name) => storage().removeItem(name),
})

const cookieBackend: StorageBackend = {
  get: readCookie,
  set(name, text, row) {
    if (setCookie(name, text, Math.round((row.maxAge ?? 0) / 1000)) === undefined)
      throw new Error('Cookies are refused')
  },
  remove: removeCookie,
}

const backends: Record<StorageKeyRow['area'], StorageBackend> = {
  local: webStorageBackend(() => localStorage),
  session: webStorageBackend(() => sessionStorage),
  cookie: cookieBackend,
}

/**
 * All storage goes through here (D8). What the browser refuses to store is held in memory, so the site works until the
 * page is closed (F023). When storage is full, evictable values are removed first (F024).
 */
export function createStorage(merchant: string, clock: Clock): SiteStorage {
  const memory = new Map<StorageKey, string>()
  let persistent = true
  const nameOf = (row: StorageKeyRow) => storedName(merchant, row)

  function tryWrite(row: StorageKeyRow, text: string): boolean {
    try {
      backends[row.area].set(nameOf(row), text, row)
      return true
    } catch {
      return false
    }
  }

  function tryRemove(key: StorageKey): void {
    try {
      backends[storageKeys[key].area].remove(nameOf(storageKeys[key]))
    } catch {
      persistent = false
    }
  }

  function readText(key: StorageKey): string | undefined {
    if (memory.has(key)) return memory.get(key)
    try {
      return backends[storageKeys[key].area].get(nameOf(storageKeys[key]))
    } catch {
      persistent = false
      return undefined
    }
  }

  return {
    get persistent() {
      return persistent
    },
    read(key) {
      const text = readText(key)
      return text === undefined ? undefined : deserialize(text, storageKeys[key], clock.now())
    },
    has: (key) => readText(key) !== undefined,
    write(key, value) {
      const row: StorageKeyRow = storageKeys[key]
      const text = serialize(value, row, clock.now())
      memory.delete(key)
      if (tryWrite(row, text)) return
      // The old value is outdated: the next page must not find it.
      tryRemove(key)
      for (const evictable of evictableKeys)
        if (storageKeys[evictable].area === row.area) tryRemove(evictable)
      if (tryWrite(row, text)) return
      persistent = false
      memory.set(key, text)
    },
    remove(key) {
      memory.delete(key)
      tryRemove(key)
    },
    watch(key, listener) {
      const handleEvent = (event: StorageEvent) => {
        if (event.key === nameOf(storageKeys[key]) || event.key === null) listener()
      }
      addEventListener('storage', handleEvent)
      return () => removeEventListener('storage', handleEvent)
    },
  }
}
