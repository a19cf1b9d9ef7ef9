// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServiceWorkerClient } from '../../../runtime/browser/serviceWorker/serviceWorkerClient'
import * as times from '../../../runtime/tables/times'
import { type FakeClock, fakeClock, nextMacrotask } from '../../support/fakes/fakeClock'

/** A browser whose registration has a waiting worker, in a state that the test sets. */
function installWaitingWorker() {
  const waiting = Object.assign(new EventTarget(), {
    state: 'installed',
    messages: [] as unknown[],
    postMessage(message: unknown) {
      waiting.messages.push(message)
    },
  })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ waiting }) } })
  return {
    waiting,
    changeState(state: ServiceWorkerState) {
      waiting.state = state
      waiting.dispatchEvent(new Event('statechange'))
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('a worker of an earlier build', () => {
  /** Its registration; `update` simulates the host's response. */
  function installRegistration(update: () => Promise<void>, properties: object = {}) {
    const registration = {
      scope: 'https://brasa.example/m/',
      update,
      unregister: vi.fn(async () => true),
      ...properties,
    }
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [registration] } })
    vi.stubGlobal('caches', { keys: async () => ['brasa:B1', 'sitara:B1'], delete: vi.fn(async () => true) })
    return registration
  }

  it('is removed once the kill switch is active, because another tab may start it again (E7.24)', async () => {
    const { waiting: newWorker, changeState } = installWaitingWorker()
    const { unregister } = installRegistration(async () => undefined, { installing: newWorker })
    const removed = createServiceWorkerClient('brasa', fakeClock()).remove()
    await nextMacrotask()
    expect(unregister).not.toHaveBeenCalled()
    changeState('activated')
    await removed
    expect(unregister).toHaveBeenCalledTimes(1)
    expect(vi.mocked(caches.delete).mock.calls).toEqual([['brasa:B1']])
  })

  it.each([
    ['the host has no script for it', () => Promise.reject(new Error('404'))],
    ['it is already the kill switch', async () => undefined],
    ['the host does not respond', () => new Promise<void>(() => undefined)],
  ])('is removed when %s (E7.24)', async (_, update) => {
    const { unregister } = installRegistration(update)
    const clock = fakeClock()
    const removed = createServiceWorkerClient('brasa', clock).remove()
    await nextMacrotask()
    await clock.advance(times.workerReply)
    await removed
    expect(unregister).toHaveBeenCalledTimes(1)
  })
})

describe('the worker that takes over', () => {
  const takeOver = async () => {
    const clock = fakeClock()
    const ready = vi.fn()
    createServiceWorkerClient('brasa', clock).takeOver(ready)
    await nextMacrotask()
    return { clock, ready }
  }

  it('gets the message, and the page is left when it is active (F126)', async () => {
    const { waiting, changeState } = installWaitingWorker()
    const { clock, ready } = await takeOver()
    expect(waiting.messages).toEqual([{ type: 'takeOver' }])
    changeState('activating')
    expect(ready).not.toHaveBeenCalled()
    changeState('activated')
    expect(ready).toHaveBeenCalledTimes(1)
    await clock.advance(times.workerReply)
    changeState('redundant')
    expect(ready).toHaveBeenCalledTimes(1)
  })

  it('has a time limit; one that is late leaves the page no second time (F126)', async () => {
    const { changeState } = installWaitingWorker()
    const { clock, ready } = await takeOver()
    await clock.advance(times.workerReply - 1)
    expect(ready).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(ready).toHaveBeenCalledTimes(1)
    changeState('activated')
    expect(ready).toHaveBeenCalledTimes(1)
  })

  it.each<[string, (clock: FakeClock, changeState: (state: ServiceWorkerState) => void) => unknown]>([
    ['is active', (_, changeState) => changeState('activated')],
    ['is late', (clock) => clock.advance(times.workerReply)],
  ])('leaves the page again while nothing answers, when it %s (F126)', async (_, end) => {
    const { changeState } = installWaitingWorker()
    const { clock, ready } = await takeOver()
    await end(clock, changeState)
    const counts: number[] = []
    let elapsed = 0
    for (const delay of times.leaveAgain) {
      await clock.advance(delay - elapsed - 1)
      counts.push(ready.mock.calls.length)
      await clock.advance(1)
      counts.push(ready.mock.calls.length)
      elapsed = delay
    }
    await clock.advance(elapsed)
    expect([...counts, ready.mock.calls.length]).toEqual([1, 2, 2, 3, 3, 4, 4])
  })

  it('leaves a page no more that has gone, and may come back from the back/forward cache (F126)', async () => {
    const { changeState } = installWaitingWorker()
    const { clock, ready } = await takeOver()
    changeState('activated')
    dispatchEvent(new Event('pagehide'))
    await clock.advance(times.leaveAgain[2])
    expect(ready).toHaveBeenCalledTimes(1)
    expect(clock.pendingTimers).toBe(0)
  })

  it('asks the active one first to let the network answer, when none is waiting (D28)', async () => {
    const port: MessagePort[] = []
    const active = {
      messages: [] as unknown[],
      postMessage(message: unknown, [reply]: MessagePort[]) {
        active.messages.push(message)
        if (reply) port.push(reply)
      },
    }
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => ({ waiting: null, active }) },
    })
    const { clock, ready } = await takeOver()
    expect([active.messages, ready.mock.calls.length]).toEqual([[{ type: 'askNetwork' }], 0])
    await clock.advance(times.workerReply)
    expect(ready).toHaveBeenCalledTimes(1)
    for (const one of port) one.close()
  })

  it.each([
    ['there is none', { getRegistration: async () => ({ waiting: null }) }],
    ['nothing is registered', { getRegistration: async () => undefined }],
    ['the browser refuses', { getRegistration: () => Promise.reject(new Error('Refused')) }],
    ['the browser has no workers', undefined],
  ])('calls back at once when %s', async (_, serviceWorker) => {
    vi.stubGlobal('navigator', { serviceWorker })
    const { ready } = await takeOver()
    expect(ready).toHaveBeenCalledTimes(1)
  })
})
