import { NavigationType } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createNavigation } from '../../runtime/shell/navigation'
import * as times from '../../runtime/tables/times'
import { fakeClock } from '../support/fakes/fakeClock'

const locationAt = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname })

/** A navigation with a router that only records its calls. */
function start() {
  const calls: unknown[] = []
  const signals: string[] = []
  const clock = fakeClock()
  const navigate = async (...to: unknown[]) => void calls.push(to.length === 1 ? to[0] : to)
  const navigation = createNavigation({ path: '/m/home', search: '' }, clock, {
    onLeave: () => signals.push('leaving'),
    onGoingBack: (goingBack) => signals.push(goingBack ? 'going back' : 'arrived'),
  })
  const attach = (path: string, navigationType: NavigationType) =>
    navigation.attach(navigate as never, locationAt(path), navigationType)
  return { navigation, calls, signals, attach, clock }
}

/** The same, once the router follows the history. */
function startAndBegin() {
  const started = start()
  started.attach('/m/member/home', NavigationType.Pop)
  started.navigation.begin()
  return started
}

const home = ['/m/home', { replace: true, state: null }]

describe('a change of page before the router follows the history', () => {
  it('waits for it: before, only the URL would change, and not the page (I8.02)', () => {
    const { navigation, calls, attach } = start()
    navigation.go('/m/home', { replace: true })
    attach('/m/member/home', NavigationType.Pop)
    expect(calls).toEqual([])
    navigation.begin()
    expect(calls).toEqual([home])
  })
})

describe('a change of page while the history goes back', () => {
  it('waits until the history has gone back, otherwise it would replace the wrong entry (F074)', () => {
    const { navigation, calls, signals, attach } = startAndBegin()
    navigation.back(1)
    navigation.go('/m/home', { replace: true })
    expect([calls, navigation.goingBack, navigation.navigating]).toEqual([[-1], true, true])
    attach('/m/member/home', NavigationType.Pop)
    expect([calls, navigation.goingBack]).toEqual([[-1, home], false])
    expect(signals).toEqual(['going back', 'arrived', 'leaving'])
  })

  it('does not wait for ever: a page in a frame may have taken the step', async () => {
    const { navigation, calls, signals, attach, clock } = startAndBegin()
    navigation.back(1)
    navigation.go('/m/home', { replace: true })
    await clock.advance(times.historyStep)
    expect([calls, navigation.goingBack]).toEqual([[-1, home], false])
    expect(signals).toEqual(['going back', 'arrived', 'leaving'])
    attach('/m/home', NavigationType.Replace)
    expect(navigation.navigating).toBe(false)
  })

  it('waits no longer once the history has gone back', async () => {
    const { navigation, signals, attach, clock } = startAndBegin()
    navigation.back(1)
    attach('/m/member/home', NavigationType.Pop)
    navigation.back(1)
    await clock.advance(times.historyStep - 1)
    expect(navigation.goingBack).toBe(true)
    attach('/m/home', NavigationType.Pop)
    await clock.advance(times.historyStep)
    expect(signals).toEqual(['going back', 'arrived', 'going back', 'arrived'])
  })

  it('keeps waiting after a location change that is not a step of the history', () => {
    const { navigation, calls, attach } = startAndBegin()
    navigation.back(1)
    navigation.go('/m/home', { replace: true })
    attach('/m/member/home', NavigationType.Replace)
    expect([calls, navigation.goingBack]).toEqual([[-1], true])
  })

  it('does not happen when none was requested', () => {
    const { navigation, calls, attach } = startAndBegin()
    navigation.back(2)
    attach('/m/member/home', NavigationType.Pop)
    expect([calls, navigation.goingBack, navigation.navigating]).toEqual([[-2], false, false])
    navigation.go('/m/home', { replace: true })
    expect(calls).toEqual([-2, home])
  })
})
