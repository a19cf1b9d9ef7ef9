/** Simulates browsers that refuse to store something. Each function returns a function that undoes it. */
export type Undo = () => void

function redefine(target: object, name: string, descriptor: PropertyDescriptor): Undo {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { ...descriptor, configurable: true })
  return () => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  }
}

const throwSecurityError = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

export type StorageArea = 'local' | 'session' | 'cookie'

/** Any access throws: storage is blocked for this page. */
export function blockStorage(area: StorageArea): Undo {
  if (area === 'cookie') return redefine(document, 'cookie', { get: () => '', set: () => undefined })
  return redefine(globalThis, `${area}Storage`, { get: throwSecurityError })
}

/**
 * Makes storage full from the write with the number `firstRefused` on: until something is removed, or permanently, as if it were
 * full of other data.
 */
export function fillStorage(
  name: 'localStorage' | 'sessionStorage',
  firstRefused: number,
  untilRemoved = true,
): Undo {
  const realStorage = globalThis[name]
  let writes = 0
  let hasRoom = false
  const storage = {
    getItem: (key: string) => realStorage.getItem(key),
    setItem(key: string, text: string) {
      writes += 1
      if (writes >= firstRefused && !hasRoom) throw new DOMException('Full', 'QuotaExceededError')
      realStorage.setItem(key, text)
    },
    removeItem(key: string) {
      hasRoom ||= untilRemoved && realStorage.getItem(key) !== null
      realStorage.removeItem(key)
    },
  }
  return redefine(globalThis, name, { get: () => storage })
}

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly attributes: Readonly<Record<string, string>>
}

/** A cookie jar that refuses some domains, as browsers refuse public suffixes. */
export function installCookieJar(refusedDomains: readonly string[] = []): {
  cookies: Map<string, Cookie>
  undo: Undo
} {
  const cookies = new Map<string, Cookie>()
  function set(text: string): void {
    const [pair = '', ...rest] = text.split('; ')
    const attributes = Object.fromEntries(rest.map((part) => [...part.split('='), '']))
    if (refusedDomains.includes(attributes.Domain ?? '')) return
    const separator = pair.indexOf('=')
    const cookie = { name: pair.slice(0, separator), value: pair.slice(separator + 1), attributes }
    if (attributes['Max-Age'] === '0') cookies.delete(cookie.name)
    else cookies.set(cookie.name, cookie)
  }
  const undo = redefine(document, 'cookie', {
    get: () => [...cookies.values()].map(({ name, value }) => `${name}=${value}`).join('; '),
    set,
  })
  return { cookies, undo }
}
