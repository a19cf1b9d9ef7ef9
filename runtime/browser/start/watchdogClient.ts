import { mayRecover, readTriedBuilds } from '../../rules/system/recovery'
import type { SiteStorage, WatchdogClient } from '../browser'

/** The startup watchdog, as the script in the page's head (browser/start/watchdogScript.ts) leaves it for the application. */
export interface StartupWatchdog {
  /** This page was loaded by the watchdog's own reload. */
  readonly recovered: boolean
  /** Stops watching the start. */
  reportStarted(): void
  reportFailure(): void
  /** Reloads the same address, bypassing every cache. */
  hardReload(): void
}

declare global {
  var __watchdog: StartupWatchdog | undefined
}

/** The application's access to the startup watchdog. In a page without one, nothing is ever reloaded. */
export function createWatchdogClient(storage: SiteStorage): WatchdogClient {
  const watchdog = globalThis.__watchdog
  const recovered = watchdog?.recovered ?? false
  return {
    recovered,
    reportStarted: () => watchdog?.reportStarted(),
    reportFailure: () => watchdog?.reportFailure(),
    hardReload: () => watchdog?.hardReload(),
    recover(build) {
      const tried = readTriedBuilds(storage.read('recoveryAttempts'))
      if (!watchdog || !mayRecover(build, { triedBuilds: tried, recovered, persistent: storage.persistent }))
        return false
      storage.write('recoveryAttempts', [...tried, build])
      // Only the write shows that storage is refused. The next page would then know of this attempt by the mark in its
      // address alone.
      if (!mayRecover(build, { triedBuilds: tried, recovered, persistent: storage.persistent })) return false
      watchdog.hardReload()
      return true
    },
  }
}
