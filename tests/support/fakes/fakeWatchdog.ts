import type { WatchdogClient } from '../../../runtime/browser/browser'

export interface FakeWatchdog extends WatchdogClient {
  recovered: boolean
  /** How often the site reported that it has rendered. */
  readonly starts: number
  /** How often it reported a fatal failure. */
  readonly failures: number
  /** The builds for which the page was reloaded, in order. */
  readonly recoveries: readonly string[]
  /** How often a tap reloaded the page. */
  readonly hardReloads: number
}

/** A watchdog that records its calls and never navigates. */
export function fakeWatchdog(): FakeWatchdog {
  const recoveries: string[] = []
  let starts = 0
  let failures = 0
  let hardReloads = 0
  return {
    recovered: false,
    recoveries,
    get starts() {
      return starts
    },
    get failures() {
      return failures
    },
    get hardReloads() {
      return hardReloads
    },
    reportStarted() {
      starts += 1
    },
    reportFailure() {
      failures += 1
    },
    recover(build) {
      if (recoveries.includes(build)) return false
      recoveries.push(build)
      return true
    },
    hardReload() {
      hardReloads += 1
    },
  }
}
