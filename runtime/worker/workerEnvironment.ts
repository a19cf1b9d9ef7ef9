import type { LineDescription } from '../rules/system/storedPage'
import type { Ms } from '../tables/times'

/** The worker's environment, as an argument. */
export interface WorkerEnvironment {
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'match' | 'delete'>
  /** What the browser says of the line now. */
  readonly line: LineDescription
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  after(delay: Ms, run: () => void): void
  /** In ms since 1970. */
  now(): number
  /** The number of windows that this worker serves. */
  countWindows(): Promise<number>
  /** Keeps the worker alive until work after the response is done. */
  waitUntil(promise: Promise<unknown>): void
}
