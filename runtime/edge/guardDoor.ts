import { mayRecover, triedBuilds } from '../rules/recovery'
import type { Guard, Keep } from './edge'

/** What the guard in the page's head leaves for the application (edge/guard.ts). */
export interface PageGuard {
  /** This page came by a navigation that the guard made by itself. */
  readonly recovered: boolean
  /** Ends the watch over the start. */
  started(): void
  failed(): void
  /** Leaves for the same address, past every cache. */
  renew(): void
}

declare global {
  var __guard: PageGuard | undefined
}

/** The page's own guard, as the application sees it. Where the HTML has none, nothing is ever loaded anew. */
export function browserGuard(keep: Keep): Guard {
  const page = globalThis.__guard
  const recovered = page?.recovered ?? false
  return {
    recovered,
    started: () => page?.started(),
    failed: () => page?.failed(),
    renew: () => page?.renew(),
    recover(build) {
      const tried = triedBuilds(keep.read('recovered'))
      if (!page || !mayRecover(build, { tried, recovered, lasting: keep.lasting })) return false
      keep.write('recovered', [...tried, build])
      // What could not be written down would be done again by the next page, which then has nothing but the mark.
      if (!mayRecover(build, { tried, recovered, lasting: keep.lasting })) return false
      page.renew()
      return true
    },
  }
}
