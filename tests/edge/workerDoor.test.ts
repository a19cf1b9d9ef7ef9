import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserWorker } from '../../runtime/edge/workerDoor'
import { times } from '../../runtime/tables/times'
import { fakeClock, nextTurn } from '../support/fakeClock'

/** A browser whose registration has a worker that waits, in a state that the test sets. */
function waitingWorker() {
  const waiting = Object.assign(new EventTarget(), {
    state: 'installed',
    said: [] as unknown[],
    postMessage(what: unknown) {
      waiting.said.push(what)
    },
  })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ waiting }) } })
  return {
    waiting,
    becomes(state: ServiceWorkerState) {
      waiting.state = state
      waiting.dispatchEvent(new Event('statechange'))
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('a worker that an earlier build left', () => {
  /** Its registration; `update` says what the host has for it. */
  function left(update: () => Promise<void>, more: object = {}) {
    const registration = {
      scope: 'https://brasa.example/m/',
      update,
      unregister: vi.fn(async () => true),
      ...more,
    }
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [registration] } })
    vi.stubGlobal('caches', { keys: async () => ['brasa:B1', 'sitara:B1'], delete: vi.fn(async () => true) })
    return registration
  }

  it('is taken away once the kill switch works, for another tab may wake it (E7.24)', async () => {
    const { waiting: coming, becomes } = waitingWorker()
    const { unregister } = left(async () => undefined, { installing: coming })
    const removed = browserWorker('brasa', fakeClock()).remove()
    await nextTurn()
    expect(unregister).not.toHaveBeenCalled()
    becomes('activated')
    await removed
    expect(unregister).toHaveBeenCalledTimes(1)
    expect(vi.mocked(caches.delete).mock.calls).toEqual([['brasa:B1']])
  })

  it.each([
    ['the host has nothing for it', () => Promise.reject(new Error('404'))],
    ['it is the kill switch already', async () => undefined],
    ['the host does not answer', () => new Promise<void>(() => undefined)],
  ])('is taken away where %s (E7.24)', async (_, update) => {
    const { unregister } = left(update)
    const clock = fakeClock()
    const removed = browserWorker('brasa', clock).remove()
    await nextTurn()
    await clock.advance(times.workerAnswer)
    await removed
    expect(unregister).toHaveBeenCalledTimes(1)
  })
})

describe('the worker that takes over', () => {
  const asked = async () => {
    const clock = fakeClock()
    const ready = vi.fn()
    browserWorker('brasa', clock).takeOver(ready)
    await nextTurn()
    return { clock, ready }
  }

  it('is told to, and the page goes on when it works (F126)', async () => {
    const { waiting, becomes } = waitingWorker()
    const { clock, ready } = await asked()
    expect(waiting.said).toEqual([{ do: 'takeOver' }])
    becomes('activating')
    expect(ready).not.toHaveBeenCalled()
    becomes('activated')
    expect(ready).toHaveBeenCalledTimes(1)
    await clock.advance(times.workerAnswer)
    becomes('redundant')
    expect(ready).toHaveBeenCalledTimes(1)
  })

  it('is not waited for any longer than it may take, and sends the page on once more when it comes late (F126)', async () => {
    const { becomes } = waitingWorker()
    const { clock, ready } = await asked()
    await clock.advance(times.workerAnswer - 1)
    expect(ready).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(ready).toHaveBeenCalledTimes(1)
    becomes('activated')
    expect(ready).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['there is none', { getRegistration: async () => ({ waiting: null }) }],
    ['nothing is registered', { getRegistration: async () => undefined }],
    ['the browser refuses', { getRegistration: () => Promise.reject(new Error('Refused')) }],
    ['the browser has no workers', undefined],
  ])('keeps nobody waiting where %s', async (_, serviceWorker) => {
    vi.stubGlobal('navigator', { serviceWorker })
    const { ready } = await asked()
    expect(ready).toHaveBeenCalledTimes(1)
  })
})
