/** Ways in which browsers refuse to keep things. Each gives back what undoes it. */
export type Undo = () => void

function redefine(target: object, name: string, descriptor: PropertyDescriptor): Undo {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { ...descriptor, configurable: true })
  return () => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  }
}

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

export type Place = 'local' | 'session' | 'cookie'

/** Any access throws: storage is blocked for this page. */
export function blocked(place: Place): Undo {
  if (place === 'cookie') return redefine(document, 'cookie', { get: () => '', set: () => undefined })
  return redefine(globalThis, `${place}Storage`, { get: refuse })
}

/** Storage that is full from the write with that number on, until something is removed; or for good, as others fill it. */
export function full(
  name: 'localStorage' | 'sessionStorage',
  firstRefused: number,
  untilRemoved = true,
): Undo {
  const real = globalThis[name]
  let writes = 0
  let room = false
  const storage = {
    getItem: (key: string) => real.getItem(key),
    setItem(key: string, text: string) {
      writes += 1
      if (writes >= firstRefused && !room) throw new DOMException('Full', 'QuotaExceededError')
      real.setItem(key, text)
    },
    removeItem(key: string) {
      room ||= untilRemoved && real.getItem(key) !== null
      real.removeItem(key)
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
export function jar(refusedDomains: readonly string[] = []): { cookies: Map<string, Cookie>; undo: Undo } {
  const cookies = new Map<string, Cookie>()
  function set(text: string): void {
    const [pair = '', ...rest] = text.split('; ')
    const attributes = Object.fromEntries(rest.map((part) => [...part.split('='), '']))
    if (refusedDomains.includes(attributes.Domain ?? '')) return
    const at = pair.indexOf('=')
    const cookie = { name: pair.slice(0, at), value: pair.slice(at + 1), attributes }
    if (attributes['Max-Age'] === '0') cookies.delete(cookie.name)
    else cookies.set(cookie.name, cookie)
  }
  const undo = redefine(document, 'cookie', {
    get: () => [...cookies.values()].map(({ name, value }) => `${name}=${value}`).join('; '),
    set,
  })
  return { cookies, undo }
}
