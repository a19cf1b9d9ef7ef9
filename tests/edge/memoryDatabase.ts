import { nextTurn } from '../support/fakeClock'

/** Where a database can go wrong. */
export const troubles = [
  'no database at all', // the name itself throws (storage refused) or is undefined (old private windows)
  'open throws',
  'open fails',
  'no store in it',
  'transaction throws',
  'asking throws', // a key that cannot be copied (Firefox, private window)
  'transaction aborts', // the disk is full
] as const
export type Trouble = (typeof troubles)[number]

export interface MemoryDatabase {
  /** What happens from now on; undefined: nothing. */
  trouble: Trouble | undefined
  /** Everything that is kept, by database and name. */
  readonly kept: Map<string, unknown>
  /** Connections that were opened and not closed. */
  readonly open: number
  /** Stands in place of the browser's `indexedDB`. */
  readonly indexedDB: unknown
}

type Handler = ((event: { preventDefault(): void }) => void) | undefined

interface Request {
  result?: unknown
  error?: Error
  onsuccess?: Handler
  onerror?: Handler
  onupgradeneeded?: Handler
}

interface Transaction {
  error?: Error
  oncomplete?: () => void
  onabort?: () => void
}

const broken = (name: string): Error => new DOMException(name, name)

/** As much of IndexedDB as one store of keys needs: requests that answer later, and transactions that end after them. */
export function memoryDatabase(): MemoryDatabase {
  const kept = new Map<string, unknown>()
  const stores = new Set<string>()
  let open = 0
  const memory: MemoryDatabase = {
    trouble: undefined,
    kept,
    get open() {
      return open
    },
    get indexedDB() {
      if (memory.trouble === 'no database at all') throw broken('SecurityError')
      return factory
    },
  }

  /** One question to the store; an error that nobody catches ends the transaction. */
  function question(answer: () => unknown, failed: () => void): Request {
    if (memory.trouble === 'asking throws') throw broken('DataCloneError')
    const request: Request = {}
    queueMicrotask(() => {
      try {
        request.result = answer()
        request.onsuccess?.({ preventDefault: () => undefined })
      } catch (error) {
        request.error = error as Error
        let caught = false
        const preventDefault = () => {
          caught = true
        }
        request.onerror?.({ preventDefault })
        if (!caught) failed()
      }
    })
    return request
  }

  function transaction(database: string, store: string, mode: string) {
    const name = (key: string) => `${database}/${store}/${key}`
    if (memory.trouble === 'transaction throws') throw broken('InvalidStateError')
    if (!stores.has(`${database}/${store}`)) throw broken('NotFoundError')
    const running: Transaction = {}
    const before = new Map(kept)
    let aborted = memory.trouble === 'transaction aborts'
    const failed = () => {
      aborted = true
    }
    void nextTurn().then(() => {
      if (!aborted) return running.oncomplete?.()
      kept.clear()
      for (const [key, value] of before) kept.set(key, value)
      running.error = broken('QuotaExceededError')
      running.onabort?.()
    })
    const objectStore = () => ({
      get: (key: string) => question(() => kept.get(name(key)), failed),
      add(value: unknown, key: string) {
        if (mode !== 'readwrite') throw broken('ReadOnlyError')
        return question(() => {
          if (kept.has(name(key))) throw broken('ConstraintError')
          kept.set(name(key), value)
        }, failed)
      },
    })
    return Object.assign(running, { objectStore })
  }

  const connection = (database: string) => ({
    createObjectStore: (store: string) => void stores.add(`${database}/${store}`),
    transaction: (store: string, mode: string) => transaction(database, store, mode),
    close: () => {
      open -= 1
    },
  })

  const factory = {
    open(database: string): Request {
      if (memory.trouble === 'open throws') throw broken('SecurityError')
      const request: Request = {}
      queueMicrotask(() => {
        if (memory.trouble === 'open fails') {
          request.error = broken('InvalidStateError')
          request.onerror?.({ preventDefault: () => undefined })
          return
        }
        open += 1
        request.result = connection(database)
        const fresh = ![...stores].some((store) => store.startsWith(`${database}/`))
        if (fresh && memory.trouble !== 'no store in it')
          request.onupgradeneeded?.({ preventDefault: () => undefined })
        request.onsuccess?.({ preventDefault: () => undefined })
      })
      return request
    },
  }

  return memory
}
