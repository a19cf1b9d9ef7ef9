import type { Ms } from '../tables/times'

/** The worker's surroundings, as an argument. */
export interface World {
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'match' | 'delete'>
  fetch(request: Request | string, how?: RequestInit): Promise<Response>
  after(delay: Ms, run: () => void): void
  /** How many windows this worker serves. */
  windows(): Promise<number>
  /** Work that goes on after the answer. */
  goesOn(work: Promise<unknown>): void
}
