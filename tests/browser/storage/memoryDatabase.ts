import { nextMacrotask } from '../../support/fakes/fakeClock'

/** Ways in which a database can fail. */
export const databaseFailures = [
  'no database at all', // access throws (storage is blocked) or gives undefined (old private windows)
  'open throws',
  'open fails',
  'no object store',
  'transaction throws',
  'request throws', // a key that cannot be cloned (Firefox, private window)
  'transaction aborts', // the disk is full
] as const
export type DatabaseFailure = (typeof databaseFailures)[number]

export interface MemoryDatabase {
  /** The failure from now on; undefined when there is none. */
  failure: DatabaseFailure | undefined
  /** All stored values, by database and name. */
  readonly values: Map<string, unknown>
  /** Connections that are open. */
  readonly openConnections: number
  /** Replaces the browser's `indexedDB`. */
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

const domException = (name: string): Error => new DOMException(name, name)

/** As much of IndexedDB as a key store needs: asynchronous requests, and transactions that complete after them. */
export function memoryDatabase(): MemoryDatabase {
  const values = new Map<string, unknown>()
  const stores = new Set<string>()
  let openConnections = 0
  const fake: MemoryDatabase = {
    failure: undefined,
    values,
    get openConnections() {
      return openConnections
    },
    get indexedDB() {
      if (fake.failure === 'no database at all') throw domException('SecurityError')
      return factory
    },
  }

  /** One request to the store; an unhandled error aborts the transaction. */
  function createRequest(compute: () => unknown, onFailure: () => void): Request {
    if (fake.failure === 'request throws') throw domException('DataCloneError')
    const request: Request = {}
    queueMicrotask(() => {
      try {
        request.result = compute()
        request.onsuccess?.({ preventDefault: () => undefined })
      } catch (error) {
        request.error = error as Error
        let isHandled = false
        const preventDefault = () => {
          isHandled = true
        }
        request.onerror?.({ preventDefault })
        if (!isHandled) onFailure()
      }
    })
    return request
  }

  function transaction(database: string, store: string, mode: string) {
    const keyOf = (key: string) => `${database}/${store}/${key}`
    if (fake.failure === 'transaction throws') throw domException('InvalidStateError')
    if (!stores.has(`${database}/${store}`)) throw domException('NotFoundError')
    const current: Transaction = {}
    const before = new Map(values)
    let aborted = fake.failure === 'transaction aborts'
    const onFailure = () => {
      aborted = true
    }
    void nextMacrotask().then(() => {
      if (!aborted) return current.oncomplete?.()
      values.clear()
      for (const [key, value] of before) values.set(key, value)
      current.error = domException('QuotaExceededError')
      current.onabort?.()
    })
    const objectStore = () => ({
      get: (key: string) => createRequest(() => values.get(keyOf(key)), onFailure),
      add(value: unknown, key: string) {
        if (mode !== 'readwrite') throw domException('ReadOnlyError')
        return createRequest(() => {
          if (values.has(keyOf(key))) throw domException('ConstraintError')
          values.set(keyOf(key), value)
        }, onFailure)
      },
    })
    return Object.assign(current, { objectStore })
  }

  const connection = (database: string) => ({
    createObjectStore: (store: string) => void stores.add(`${database}/${store}`),
    transaction: (store: string, mode: string) => transaction(database, store, mode),
    close: () => {
      openConnections -= 1
    },
  })

  const factory = {
    open(database: string): Request {
      if (fake.failure === 'open throws') throw domException('SecurityError')
      const request: Request = {}
      queueMicrotask(() => {
        if (fake.failure === 'open fails') {
          request.error = domException('InvalidStateError')
          request.onerror?.({ preventDefault: () => undefined })
          return
        }
        openConnections += 1
        request.result = connection(database)
        const isNew = ![...stores].some((store) => store.startsWith(`${database}/`))
        if (isNew && fake.failure !== 'no object store')
          request.onupgradeneeded?.({ preventDefault: () => undefined })
        request.onsuccess?.({ preventDefault: () => undefined })
      })
      return request
    },
  }

  return fake
}
