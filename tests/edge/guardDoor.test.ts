import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { Guard } from '../../runtime/edge/edge'
import { browserGuard } from '../../runtime/edge/guardDoor'
import { fakeKeep } from '../support/fakeKeep'

afterEach(() => {
  globalThis.__guard = undefined
})

/** A tab: its pages come one after the other, and each has the guard that its HTML would have. */
function tab(remembers: boolean) {
  const navigations: string[] = []
  let keep = fakeKeep(() => 0)
  let guard: Guard

  /** `recovered`: the guard itself led here. */
  function load(recovered: boolean): void {
    if (!remembers) keep = refusing()
    globalThis.__guard = { recovered, started() {}, failed() {}, renew() {} }
    guard = browserGuard(keep)
  }
  load(false)
  return {
    navigations,
    load,
    /** Code is lost, and the host has this build. */
    lose(build: string): void {
      if (!guard.recover(build)) return
      navigations.push(build)
      load(true)
    },
  }
}

/** Storage that is refused: the page learns of it when it first writes. */
function refusing() {
  const keep = fakeKeep(() => 0)
  const { write } = keep
  keep.write = (key, value) => {
    write(key, value)
    keep.lasting = false
  }
  return keep
}

const happenings = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('lose' as const) },
    { weight: 2, arbitrary: fc.constant('deploy' as const) },
    { weight: 1, arbitrary: fc.constant('rollBack' as const) },
    { weight: 1, arbitrary: fc.constant('memberReloads' as const) },
  ),
  { maxLength: 60 },
)

describe('the guard of a page, seen from the application', () => {
  it('never loads a page anew twice for one build, whatever the order of events (F123)', () => {
    fc.assert(
      fc.property(happenings, (events) => {
        const { navigations, lose, load } = tab(true)
        let host = 0
        for (const event of events) {
          if (event === 'deploy') host += 1
          if (event === 'rollBack') host = Math.max(0, host - 1)
          if (event === 'memberReloads') load(false)
          if (event === 'lose') lose(`build ${host}`)
        }
        expect(new Set(navigations).size).toBe(navigations.length)
      }),
    )
  })

  it('does so once at most between two taps of the member where storage is refused (F123)', () => {
    fc.assert(
      fc.property(happenings, (events) => {
        const { navigations, lose, load } = tab(false)
        let host = 0
        let reloads = 0
        for (const event of events) {
          if (event === 'deploy') host += 1
          if (event === 'memberReloads') {
            reloads += 1
            load(false)
          }
          if (event === 'lose') lose(`build ${host}`)
          expect(navigations.length).toBeLessThanOrEqual(reloads + 1)
        }
      }),
    )
  })

  it('does nothing in a page whose HTML has no guard', () => {
    const guard = browserGuard(fakeKeep(() => 0))
    guard.started()
    guard.failed()
    guard.renew()
    expect([guard.recovered, guard.recover('newer')]).toEqual([false, false])
  })
})
