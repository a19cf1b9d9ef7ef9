import { ms } from '../../runtime/tables/times'
import type { WorkerEnvironment } from '../../runtime/worker/workerEnvironment'
import { type FakeClock, fakeClock } from './fakeClock'

const origin = 'https://www.hongvan.example'

/** What the network says to one path: an answer, made anew each time; an error is a network that fails. */
export type Spoken = () => Response | Error

export interface FakeWorld extends WorkerEnvironment {
  readonly clock: FakeClock
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[]
  /** How many windows are open. */
  open: number
  /** From now on the network says this. */
  says(path: string, spoken: Spoken): void
  /** The network says it when `ms` have passed. */
  saysLate(path: string, spoken: Spoken, ms: number): void
  /** Paths of one cache; undefined when there is no such cache. */
  inCache(name: string): string[] | undefined
  textIn(name: string, path: string): Promise<string | undefined>
  put(name: string, path: string, text: string): void
  /** This many more files find room, then the storage is full. */
  room: number
  /** The storage refuses everything, as in some private windows. */
  refuses: boolean
  /** Work that goes on after answers has come to its end. */
  rest(): Promise<void>
}

export const address = (path: string): string => origin + path
const pathOf = (request: Request | string): string => {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, origin)
  return pathname + search
}

export const htmlOf = (build: string, merchant = 'hongvan'): string =>
  `<!doctype html><script type="application/json" id="site">{"code":"${merchant}","build":"${build}","manifest":{}}</script>`

export const page = (html: string, status = 200): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

export const script = (text = 'export {}'): Response =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })

/** A worker's surroundings: a network that says what it is told, storage in memory, a clock that is moved by hand. */
export function fakeWorld(): FakeWorld {
  const clock = fakeClock()
  const said = new Map<string, { spoken: Spoken; after: number }>()
  const shelves = new Map<string, Map<string, Response>>()
  const asked: string[] = []
  const works: Promise<unknown>[] = []

  function refuse(): void {
    if (fake.refuses) throw new DOMException('The storage is refused', 'SecurityError')
  }
  const cache = (shelf: Map<string, Response>) => ({
    async put(key: Request | string, answer: Response) {
      if (fake.room <= 0) throw new DOMException('The storage is full', 'QuotaExceededError')
      fake.room -= 1
      shelf.set(pathOf(key), new Response(await answer.text(), answer))
    },
    match: async (key: Request | string) => shelf.get(pathOf(key))?.clone(),
    keys: async () => [...shelf.keys()].map((path) => new Request(origin + path)),
  })
  const caches = {
    async open(name: string) {
      refuse()
      const shelf = shelves.get(name) ?? new Map<string, Response>()
      shelves.set(name, shelf)
      return cache(shelf) as unknown as Cache
    },
    has: async (name: string) => shelves.has(name),
    async keys() {
      refuse()
      return [...shelves.keys()]
    },
    async match(key: Request | string) {
      refuse()
      for (const shelf of shelves.values()) {
        const found = shelf.get(pathOf(key))
        if (found) return found.clone()
      }
      return undefined
    },
    delete: async (name: string) => shelves.delete(name),
  }

  const fake: FakeWorld = {
    clock,
    asked,
    open: 0,
    room: Number.POSITIVE_INFINITY,
    refuses: false,
    caches: caches as WorkerEnvironment['caches'],
    async fetch(request) {
      const path = pathOf(request)
      asked.push(path)
      const { spoken, after = 0 } = said.get(path) ?? {}
      if (after > 0) await new Promise<void>((resolve) => void clock.after(ms(after), resolve))
      const answer = spoken?.() ?? new TypeError('Nobody answers here')
      if (answer instanceof Error) throw answer
      return answer
    },
    after: (delay, run) => void clock.after(delay, run),
    countWindows: async () => fake.open,
    waitUntil: (work) => void works.push(work),
    says: (path, spoken) => void said.set(path, { spoken, after: 0 }),
    saysLate: (path, spoken, after) => void said.set(path, { spoken, after }),
    inCache: (name) => {
      const shelf = shelves.get(name)
      return shelf && [...shelf.keys()].sort()
    },
    textIn: async (name, path) => shelves.get(name)?.get(path)?.clone().text(),
    put(name, path, text) {
      const shelf = shelves.get(name) ?? new Map<string, Response>()
      shelf.set(path, path.endsWith('.js') ? script(text) : page(text))
      shelves.set(name, shelf)
    },
    rest: async () => void (await Promise.all(works)),
  }
  return fake
}

/** An answer that the host led elsewhere for. */
export function redirected(answer: Response, to: string): Response {
  return Object.defineProperties(answer, { redirected: { value: true }, url: { value: origin + to } })
}

/** What a navigation is answered with when the host redirects it: the browser goes on by itself. */
export const opaqueRedirect = (): Response =>
  Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } })
