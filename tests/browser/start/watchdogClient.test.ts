import { afterEach, describe, expect, it } from 'vitest'
import type { WatchdogClient } from '../../../runtime/browser/browser'
import { createWatchdogClient } from '../../../runtime/browser/start/watchdogClient'
import { fakeStorage } from '../../support/fakes/fakeStorage'
import fc from '../../support/properties'

afterEach(() => {
  globalThis.__watchdog = undefined
})

/** A tab whose pages load one after the other, each with the watchdog that its HTML would have. */
function openTab(hasStorage: boolean) {
  const navigations: string[] = []
  let storage = fakeStorage(() => 0)
  let watchdog: WatchdogClient

  /** Loads a page; `recovered` when the watchdog has reloaded it. */
  function load(recovered: boolean): void {
    if (!hasStorage) storage = refusedStorage()
    globalThis.__watchdog = { recovered, reportStarted() {}, reportFailure() {}, hardReload() {} }
    watchdog = createWatchdogClient(storage)
  }
  load(false)
  return {
    navigations,
    load,
    /** Code fails to load while the host serves this build. */
    failToLoad(build: string): void {
      if (!watchdog.recover(build)) return
      navigations.push(build)
      load(true)
    },
  }
}

/** Storage that is refused, which the page notices at its first write. */
function refusedStorage() {
  const storage = fakeStorage(() => 0)
  const { write } = storage
  storage.write = (key, value) => {
    write(key, value)
    storage.persistent = false
  }
  return storage
}

const eventSequences = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('missingCode' as const) },
    { weight: 2, arbitrary: fc.constant('deploy' as const) },
    { weight: 1, arbitrary: fc.constant('rollBack' as const) },
    { weight: 1, arbitrary: fc.constant('memberReloads' as const) },
  ),
  { maxLength: 60 },
)

describe('the watchdog client', () => {
  it('never reloads a page twice for one build, whatever the order of events (F123)', () => {
    fc.assert(
      fc.property(eventSequences, (events) => {
        const { navigations, failToLoad, load } = openTab(true)
        let hostBuild = 0
        for (const event of events) {
          if (event === 'deploy') hostBuild += 1
          if (event === 'rollBack') hostBuild = Math.max(0, hostBuild - 1)
          if (event === 'memberReloads') load(false)
          if (event === 'missingCode') failToLoad(`build ${hostBuild}`)
        }
        expect(new Set(navigations).size).toBe(navigations.length)
      }),
    )
  })

  it('reloads at most once between two reloads by the member when storage is blocked (F123)', () => {
    fc.assert(
      fc.property(eventSequences, (events) => {
        const { navigations, failToLoad, load } = openTab(false)
        let hostBuild = 0
        let reloads = 0
        for (const event of events) {
          if (event === 'deploy') hostBuild += 1
          if (event === 'memberReloads') {
            reloads += 1
            load(false)
          }
          if (event === 'missingCode') failToLoad(`build ${hostBuild}`)
          expect(navigations.length).toBeLessThanOrEqual(reloads + 1)
        }
      }),
    )
  })

  it('does nothing in a page without a watchdog', () => {
    const watchdog = createWatchdogClient(fakeStorage(() => 0))
    watchdog.reportStarted()
    watchdog.reportFailure()
    watchdog.hardReload()
    expect([watchdog.recovered, watchdog.recover('newer')]).toEqual([false, false])
  })
})
