import type { LineDescription } from '../../../runtime/rules/system/storedPage'
import { ms } from '../../../runtime/tables/times'
import type { WorkerEnvironment } from '../../../runtime/worker/workerEnvironment'
import { type FakeClock, fakeClock } from './fakeClock'

const origin = 'https://www.hongvan.example'

/** Creates the response to a request for one path; an error is a network failure. */
export type CreateResponse = () => Response | Error

export interface FakeWorkerEnvironment extends WorkerEnvironment {
  readonly clock: FakeClock
  /** The requested paths, in order. */
  readonly fetched: readonly string[]
  /** What the browser says of the line. */
  line: LineDescription
  /** The number of open windows. */
  windowCount: number
  /** Sets the response for a path. */
  respond(path: string, createResponse: CreateResponse): void
  /** Sets the response for a path, with a delay. */
  respondLate(path: string, createResponse: CreateResponse, ms: number): void
  /** The paths in a cache; undefined when there is no such cache. */
  cachedPaths(name: string): string[] | undefined
  cachedText(name: string, path: string): Promise<string | undefined>
  putInCache(name: string, path: string, text: string): void
  /** How many more files fit before the storage is full. */
  remainingSpace: number
  /** All access to the storage fails, as in some private windows. */
  storageBlocked: boolean
  /** Resolves when all work passed to `waitUntil` has finished. */
  waitForWork(): Promise<void>
}

export const urlOf = (path: string): string => origin + path
const pathOf = (request: Request | string): string => {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, origin)
  return pathname + search
}

export const createHtml = (build: string, merchant = 'hongvan'): string =>
  `<!doctype html><script type="application/json" id="site">{"code":"${merchant}","build":"${build}","manifest":{}}</script>`

export const createPage = (html: string, status = 200): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
}

/** One of the site's files, with the type of its name. */
export const createFile = (path: string, text = path): Response =>
  new Response(text, { headers: { 'content-type': types[path.slice(path.lastIndexOf('.') + 1)] ?? '' } })

export const createScript = (text = 'export {}'): Response =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })

/** A worker's environment: a network with prepared responses, storage in memory, and a fake clock. */
export function fakeWorkerEnvironment(): FakeWorkerEnvironment {
  const clock = fakeClock()
  const responses = new Map<string, { createResponse: CreateResponse; after: number }>()
  const caches = new Map<string, Map<string, Response>>()
  const fetched: string[] = []
  const pendingWork: Promise<unknown>[] = []

  function throwIfBlocked(): void {
    if (fake.storageBlocked) throw new DOMException('The storage is blocked', 'SecurityError')
  }
  const createCache = (entries: Map<string, Response>) => ({
    async put(key: Request | string, response: Response) {
      if (fake.remainingSpace <= 0) throw new DOMException('The storage is full', 'QuotaExceededError')
      fake.remainingSpace -= 1
      entries.set(pathOf(key), new Response(await response.text(), response))
    },
    match: async (key: Request | string) => entries.get(pathOf(key))?.clone(),
    keys: async () => [...entries.keys()].map((path) => new Request(origin + path)),
    delete: async (key: Request | string) => entries.delete(pathOf(key)),
  })
  const cacheStorage = {
    async open(name: string) {
      throwIfBlocked()
      const entries = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, entries)
      return createCache(entries) as unknown as Cache
    },
    has: async (name: string) => caches.has(name),
    async keys() {
      throwIfBlocked()
      return [...caches.keys()]
    },
    async match(key: Request | string) {
      throwIfBlocked()
      for (const entries of caches.values()) {
        const found = entries.get(pathOf(key))
        if (found) return found.clone()
      }
      return undefined
    },
    delete: async (name: string) => caches.delete(name),
  }

  const fake: FakeWorkerEnvironment = {
    clock,
    fetched,
    line: {},
    windowCount: 0,
    remainingSpace: Number.POSITIVE_INFINITY,
    storageBlocked: false,
    caches: cacheStorage as WorkerEnvironment['caches'],
    async fetch(request) {
      const path = pathOf(request)
      fetched.push(path)
      const { createResponse, after = 0 } = responses.get(path) ?? {}
      if (after > 0) await new Promise<void>((resolve) => void clock.after(ms(after), resolve))
      const response = createResponse?.() ?? new TypeError('Nothing responds at this path')
      if (response instanceof Error) throw response
      return response
    },
    after: (delay, run) => void clock.after(delay, run),
    now: () => clock.now(),
    countWindows: async () => fake.windowCount,
    waitUntil: (work) => void pendingWork.push(work),
    respond: (path, createResponse) => void responses.set(path, { createResponse, after: 0 }),
    respondLate: (path, createResponse, after) => void responses.set(path, { createResponse, after }),
    cachedPaths: (name) => {
      const entries = caches.get(name)
      return entries && [...entries.keys()].sort()
    },
    cachedText: async (name, path) => caches.get(name)?.get(path)?.clone().text(),
    putInCache(name, path, text) {
      const entries = caches.get(name) ?? new Map<string, Response>()
      entries.set(path, path.startsWith('/m/assets/') ? createFile(path, text) : createPage(text))
      caches.set(name, entries)
    },
    waitForWork: async () => void (await Promise.all(pendingWork)),
  }
  return fake
}

/** A response that followed a redirect. */
export function asRedirected(response: Response, to: string): Response {
  return Object.defineProperties(response, { redirected: { value: true }, url: { value: origin + to } })
}

/** The response to a navigation that the host redirects: the browser itself follows it. */
export const createOpaqueRedirect = (): Response =>
  Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } })
