/** What a service worker's global object has, as far as ours uses it: the page's library of types has no word of it. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(which: { type: 'window' }): Promise<readonly unknown[]>
    claim(): Promise<void>
  }
  fetch: typeof fetch
  setTimeout(run: () => void, delay: number): number
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    heard: (event: WorkerEvents[Name]) => void,
  ): void
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerEvents {
  install: Extendable
  activate: Extendable
  message: Extendable & Pick<MessageEvent<unknown>, 'data' | 'ports'>
  fetch: Extendable & { readonly request: Request; respondWith(answer: Promise<Response>): void }
}

export const scope = globalThis as unknown as WorkerScope
