import { evictableKeys, type StorageKey, type StorageKeyRow, storageKeys } from '../../tables/storageKeys'
import type { Clock, SiteStorage } from '../browser'
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
  const memory = new Map<string, string>()
  let persistent = true
  const nameOf = (key: StorageKey, owner: string) => storedName(merchant, storageKeys[key]) + owner

  function tryWrite(key: StorageKey, owner: string, text: string): boolean {
    const row: StorageKeyRow = storageKeys[key]
    try {
      backends[row.area].set(nameOf(key, owner), text, row)
      return true
    } catch {
      return false
    }
  }

  function tryRemove(key: StorageKey, owner = ''): void {
    try {
      backends[storageKeys[key].area].remove(nameOf(key, owner))
    } catch {
      persistent = false
    }
  }

  function readText(key: StorageKey, owner = ''): string | undefined {
    if (memory.has(key + owner)) return memory.get(key + owner)
    try {
      return backends[storageKeys[key].area].get(nameOf(key, owner))
    } catch {
      persistent = false
      return undefined
    }
  }

  return {
    get persistent() {
      return persistent
    },
    read(key, owner) {
      const text = readText(key, owner)
      return text === undefined ? undefined : deserialize(text, storageKeys[key], clock.now())
    },
    has: (key) => readText(key) !== undefined,
    write(key, value, owner = '') {
      const { area }: StorageKeyRow = storageKeys[key]
      const text = serialize(value, storageKeys[key], clock.now())
      memory.delete(key + owner)
      if (tryWrite(key, owner, text)) return
      // The old value is outdated: the next page must not find it.
      tryRemove(key, owner)
      for (const evictable of evictableKeys) if (storageKeys[evictable].area === area) tryRemove(evictable)
      if (tryWrite(key, owner, text)) return
      persistent = false
      memory.set(key + owner, text)
    },
    remove(key) {
      memory.delete(key)
      tryRemove(key)
    },
    watch(key, listener) {
      const handleEvent = (event: StorageEvent) => {
        if (event.key === nameOf(key, '') || event.key === null) listener()
      }
      addEventListener('storage', handleEvent)
      return () => removeEventListener('storage', handleEvent)
    },
  }
}
