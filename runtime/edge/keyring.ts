import { sealingKey } from '../tables/keys'

/** The one key that seals things for a merchant; it can be used in this browser, and read by nobody (D8). */
export interface Keyring {
  /** The key that is kept, or undefined. Rejects where the browser keeps no keys. */
  find(): Promise<CryptoKey | undefined>
  /** The key that is kept, made and kept first where there is none. Rejects where the browser keeps no keys. */
  make(): Promise<CryptoKey>
}

/** Keys live in IndexedDB, the only storage that takes one without its bytes. */
export function browserKeyring(merchant: string): Keyring {
  const database = `${merchant}:${sealingKey.database}`
  return {
    find: () => using(database, 'readonly', (keys) => keys.get(sealingKey.name)),
    async make() {
      const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ])
      return using(database, 'readwrite', (keys) => {
        // The first key stays, whoever made it: an earlier visit, or another tab just now.
        keys.add(made, sealingKey.name).onerror = (event) => event.preventDefault()
        return keys.get(sealingKey.name)
      })
    },
  }
}

/** Asks the store of keys one question; resolves once the answer is on disk, and holds no connection afterwards. */
async function using<T>(
  database: string,
  mode: IDBTransactionMode,
  ask: (keys: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const connection = await connect(database)
  try {
    return await new Promise((resolve, reject) => {
      const transaction = connection.transaction(sealingKey.store, mode)
      const question = ask(transaction.objectStore(sealingKey.store))
      transaction.oncomplete = () => resolve(question.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    connection.close()
  }
}

const connect = (database: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(sealingKey.store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
