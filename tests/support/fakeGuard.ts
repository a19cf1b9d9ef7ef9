import type { WatchdogClient } from '../../runtime/browser/browser'

export interface FakeGuard extends WatchdogClient {
  recovered: boolean
  /** How often the site said that it is drawn. */
  readonly starts: number
  /** How often it said that it cannot go on. */
  readonly failures: number
  /** The builds that the page was loaded anew for, in their order. */
  readonly recoveries: readonly string[]
  /** How often a tap loaded the page anew. */
  readonly renewals: number
}

/** A guard that writes down what it is told; no page is left. */
export function fakeGuard(): FakeGuard {
  const recoveries: string[] = []
  let starts = 0
  let failures = 0
  let renewals = 0
  return {
    recovered: false,
    recoveries,
    get starts() {
      return starts
    },
    get failures() {
      return failures
    },
    get renewals() {
      return renewals
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
      renewals += 1
    },
  }
}
