/** A sandboxed page has no storage, and vendors that ask without care would fall over: they get one that forgets. */
export function lendStorage(scope: object): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    if (isRefused(() => Reflect.get(scope, name)))
      Object.defineProperty(scope, name, { value: forgetful(), configurable: true })
  }
  if (isRefused(() => document.cookie))
    Object.defineProperty(document, 'cookie', { value: '', writable: true, configurable: true })
}

function isRefused(look: () => unknown): boolean {
  try {
    look()
    return false
  } catch {
    return true
  }
}

function forgetful(): Storage {
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
