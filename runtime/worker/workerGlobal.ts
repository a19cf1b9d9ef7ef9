import type { LineDescription } from '../rules/system/storedPage'
import type { PageWindow } from './pushMessages'

/** The part of a service worker's global object that we use; TypeScript's DOM library does not declare it. */
export interface WorkerGlobal {
  readonly location: { readonly origin: string }
  readonly navigator: { readonly userAgent: string; readonly connection?: LineDescription }
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled?: true }): Promise<readonly PageWindow[]>
    openWindow(url: string): Promise<unknown>
    claim(): Promise<void>
  }
  fetch: typeof fetch
  setTimeout(run: () => void, delay: number): number
  clearTimeout(timer: number): void
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  message: ExtendableEvent & Pick<MessageEvent<unknown>, 'data' | 'ports'>
  push: ExtendableEvent & { readonly data: { text(): string } | null }
  notificationclick: ExtendableEvent & { readonly notification: Notification }
  fetch: ExtendableEvent & { readonly request: Request; respondWith(response: Promise<Response>): void }
}

export const workerGlobal = globalThis as unknown as WorkerGlobal
