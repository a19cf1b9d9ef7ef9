import { type KeyName, type KeyRow, keys, spareKeys } from '../tables/keys'
import { readCookie, removeCookie, setCookie } from './cookies'
import type { Clock, Keep } from './edge'

/** One place that keeps text under a name. Every method may throw: browsers refuse storage in many ways. */
interface Shelf {
  get(name: string): string | undefined
  set(name: string, text: string, row: KeyRow): void
  remove(name: string): void
}

const storageShelf = (storage: () => Storage): Shelf => ({
  get: (name) => storage().getItem(name) ?? undefined,
  set: (name, text) => storage().setItem(name, text),
  remove: (name) => storage().removeItem(name),
})

const cookieShelf: Shelf = {
  get: readCookie,
  set(name, text, row) {
    if (setCookie(name, text, Math.round((row.life ?? 0) / 1000)) === undefined)
      throw new Error('Cookies are refused')
  },
  remove: removeCookie,
}

const shelves: Record<KeyRow['place'], Shelf> = {
  local: storageShelf(() => localStorage),
  session: storageShelf(() => sessionStorage),
  cookie: cookieShelf,
}

/** JSON with its age where the row limits its life; anything unreadable counts as absent (F077). */
function unpack(text: string, row: KeyRow, now: number): unknown {
  if (row.as === 'text') return text
  try {
    const read = JSON.parse(text) as unknown
    if (row.life === undefined) return read
    const { at, value } = read as { at?: unknown; value?: unknown }
    return typeof at === 'number' && at <= now && now - at <= row.life ? value : undefined
  } catch {
    return undefined
  }
}

const pack = (value: unknown, row: KeyRow, now: number): string =>
  row.as === 'text' ? String(value) : JSON.stringify(row.life === undefined ? value : { at: now, value })

/**
 * All storage goes through here (D8). What the browser refuses is kept in memory, so the site works on for this page's
 * life (F023); a full storage first gives up what can be spared (F024).
 */
export function browserKeep(merchant: string, clock: Clock): Keep {
  const memory = new Map<KeyName, string>()
  let lasting = true
  const nameOf = (row: KeyRow) => (row.scoped ? `${merchant}:${row.name}` : row.name)

  function store(row: KeyRow, text: string): boolean {
    try {
      shelves[row.place].set(nameOf(row), text, row)
      return true
    } catch {
      return false
    }
  }

  function drop(key: KeyName): void {
    try {
      shelves[keys[key].place].remove(nameOf(keys[key]))
    } catch {
      lasting = false
    }
  }

  function load(key: KeyName): string | undefined {
    if (memory.has(key)) return memory.get(key)
    try {
      return shelves[keys[key].place].get(nameOf(keys[key]))
    } catch {
      lasting = false
      return undefined
    }
  }

  return {
    get lasting() {
      return lasting
    },
    read(key) {
      const text = load(key)
      return text === undefined ? undefined : unpack(text, keys[key], clock.now())
    },
    has: (key) => load(key) !== undefined,
    write(key, value) {
      const row: KeyRow = keys[key]
      const text = pack(value, row, clock.now())
      memory.delete(key)
      if (store(row, text)) return
      // What stood there is no longer true: the next page must not find it.
      drop(key)
      for (const spare of spareKeys) if (keys[spare].place === row.place) drop(spare)
      if (store(row, text)) return
      lasting = false
      memory.set(key, text)
    },
    remove(key) {
      memory.delete(key)
      drop(key)
    },
    watch(key, changed) {
      const heard = (event: StorageEvent) => {
        if (event.key === nameOf(keys[key]) || event.key === null) changed()
      }
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
  }
}
