// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createLine } from '../../../runtime/browser/network/line'
import * as times from '../../../runtime/tables/times'
import { afterThisTest } from '../../support/afterTest'
import { fakeClock } from '../../support/fakes/fakeClock'

/** A line of which the browser says this, and what has run on it. */
function lineWith(effectiveType: string) {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true })
  afterThisTest(() => void Reflect.deleteProperty(navigator, 'connection'))
  const clock = fakeClock()
  const log: string[] = []
  const line = createLine(clock)
  const stop = line.whenFree(() => log.push('ran'))
  return { clock, line, log, stop }
}

describe('what may wait for the line', () => {
  it('runs on a good one when the browser is idle', async () => {
    const { clock, line, log } = lineWith('4g')
    await clock.advance(1)
    expect([line.slow, log]).toEqual([false, ['ran']])
  })

  it('waits on a slow one until ten seconds have passed', async () => {
    const { clock, line, log } = lineWith('3g')
    await clock.advance(times.slowStart)
    expect([line.slow, log]).toEqual([true, []])
    await clock.advance(1)
    expect(log).toEqual(['ran'])
  })

  it.each(['pointerdown', 'keydown'])('runs after the first %s, as does what asks later', async (type) => {
    const { clock, line, log } = lineWith('3g')
    dispatchEvent(new Event(type))
    await clock.advance(1)
    line.whenFree(() => log.push('later'))
    await clock.advance(1)
    expect(log).toEqual(['ran', 'later'])
  })

  it.each(['4g', '3g'])('does not run once it is stopped (%s)', async (effectiveType) => {
    const { clock, log, stop } = lineWith(effectiveType)
    stop()
    await clock.advance(times.slowStart + 1)
    expect(log).toEqual([])
  })
})
