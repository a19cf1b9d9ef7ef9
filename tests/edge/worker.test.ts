import { describe, expect, it } from 'vitest'
import { lazyWorker } from '../../runtime/edge/worker'
import { fakeWorker } from '../support/fakeWorker'

describe('the worker whose code comes later', () => {
  it('does what it is asked for, once the code is there', async () => {
    const real = fakeWorker()
    const worker = lazyWorker(async () => real)
    await worker.register('/m/sw.js')
    await worker.look()
    await new Promise<void>((resolve) => worker.takeOver(resolve))
    await worker.remove()
    expect(real.asked).toEqual(['register /m/sw.js', 'look', 'takeOver', 'remove'])
  })

  it('tells of a worker that waits, and stops when it shall', async () => {
    const real = fakeWorker()
    const told: unknown[] = []
    const stop = lazyWorker(async () => real).onWaiting((build) => told.push(build))
    const early = lazyWorker(async () => real).onWaiting(() => told.push('stopped before the code came'))
    early()
    await Promise.resolve()
    real.wait('B2')
    stop()
    real.wait('B3')
    expect(told).toEqual(['B2'])
  })

  it('does nothing, and harms nobody, where the code does not come', async () => {
    const worker = lazyWorker(async () => {
      throw new Error('It does not load')
    })
    await worker.register('/m/sw.js')
    await new Promise<void>((resolve) => worker.takeOver(resolve))
    worker.onWaiting(() => undefined)()
    expect(await worker.remove()).toBeUndefined()
  })

  it('resolves where the browser refuses', async () => {
    const refusing = { ...fakeWorker(), register: async () => Promise.reject(new Error('Refused')) }
    expect(await lazyWorker(async () => refusing).register('/m/sw.js')).toBeUndefined()
  })
})
