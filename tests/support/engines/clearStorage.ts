/** The parts of a tab that are needed to clear the storage of a site. */
interface Tab {
  open(address: string): Promise<void>
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>
  deleteCookies(): Promise<void>
}

/** True once everything that the page's origin has stored is gone. */
const isCleared = `(() => {
  const deleteDatabase = (name) => new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = request.onerror = request.onblocked = resolve
  })
  const clear = async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) await deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    globalThis.storageCleared = true
  }
  globalThis.clearing ??= clear()
  return globalThis.storageCleared === true
})()`

/**
 * For phones that use one browser after the other: clears the storage of a site before a phone first opens an address there. The
 * returned function must be called before each address is opened.
 */
export function createStorageClearer({
  open,
  until,
  deleteCookies,
}: Tab): (address: string) => Promise<void> {
  const clearedOrigins = new Set<string>()
  return async (address) => {
    if (!address.startsWith('http')) return
    const { origin } = new URL(address)
    if (clearedOrigins.has(origin)) return
    clearedOrigins.add(origin)
    await open(blankPage(origin))
    await until(isCleared)
    await deleteCookies()
  }
}

/** A page of a site without scripts. */
export const blankPage = (origin: string): string => `${origin}/robots.txt`
