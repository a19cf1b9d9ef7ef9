import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServiceWorkerClient } from '../../runtime/browser/serviceWorkerClient'
import * as times from '../../runtime/tables/times'
import { fakeClock, nextMacrotask } from '../support/fakes/fakeClock'

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

  it('gets the message, and the page continues when it is active (F126)', async () => {
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

  it('has a time limit, and calls back once more when it activates late (F126)', async () => {
    const { changeState } = installWaitingWorker()
    const { clock, ready } = await takeOver()
    await clock.advance(times.workerReply - 1)
    expect(ready).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(ready).toHaveBeenCalledTimes(1)
    changeState('activated')
    expect(ready).toHaveBeenCalledTimes(2)
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
