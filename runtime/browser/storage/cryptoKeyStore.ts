import { cryptoKeyStoreLocation } from '../../tables/storageKeys'

/** Holds the merchant's encryption key. This browser can use it, but no script can read its bytes (D8). */
export interface CryptoKeyStore {
  /** The stored key, or undefined. Rejects where the browser cannot store keys. */
  find(): Promise<CryptoKey | undefined>
  /** The stored key, created first if there is none. Rejects where the browser cannot store keys. */
  findOrCreate(): Promise<CryptoKey>
}

/** Keys are in IndexedDB, the only storage that accepts a key that cannot be exported. */
export function createCryptoKeyStore(merchant: string): CryptoKeyStore {
  const database = `${merchant}:${cryptoKeyStoreLocation.database}`
  return {
    find: () => runRequest(database, 'readonly', (store) => store.get(cryptoKeyStoreLocation.name)),
    async findOrCreate() {
      const newKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ])
      return runRequest(database, 'readwrite', (store) => {
        // The first key wins: an earlier visit or another tab may have stored one already.
        store.add(newKey, cryptoKeyStoreLocation.name).onerror = (event) => event.preventDefault()
        return store.get(cryptoKeyStoreLocation.name)
      })
    },
  }
}

/** Runs one request on the key store. Resolves when the transaction is complete, and closes the connection. */
async function runRequest<T>(
  database: string,
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const connection = await openDatabase(database)
  try {
    return await new Promise((resolve, reject) => {
      const transaction = connection.transaction(cryptoKeyStoreLocation.store, mode)
      const request = createRequest(transaction.objectStore(cryptoKeyStoreLocation.store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    connection.close()
  }
}

const openDatabase = (database: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(cryptoKeyStoreLocation.store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
