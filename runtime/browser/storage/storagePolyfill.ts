/**
 * A sandboxed page has no storage, and vendor code that does not check for that would throw, so it gets storage in memory.
 */
export function polyfillStorage(scope: object): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    if (isRefused(() => Reflect.get(scope, name)))
      Object.defineProperty(scope, name, { value: createMemoryStorage(), configurable: true })
  }
  if (isRefused(() => document.cookie))
    Object.defineProperty(document, 'cookie', { value: '', writable: true, configurable: true })
}

function isRefused(access: () => unknown): boolean {
  try {
    access()
    return false
  } catch {
    return true
  }
}

function createMemoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, value) => void items.set(String(key), String(value)),
    removeItem: (key) => void items.delete(String(key)),
    clear: () => items.clear(),
  }
}
