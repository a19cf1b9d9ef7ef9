import { describe, expect, it } from 'vitest'
import { lazyServiceWorkerClient } from '../../../runtime/browser/serviceWorker/lazyServiceWorkerClient'
import { fakeServiceWorker } from '../../support/fakes/fakeServiceWorker'

describe('the lazily loaded service worker client', () => {
  it('runs every call once its code is loaded', async () => {
    const real = fakeServiceWorker()
    const client = lazyServiceWorkerClient(async () => real)
    await client.register('/m/sw.js')
    await client.askNetworkFirst()
    await client.checkForUpdate()
    await new Promise<void>((resolve) => client.takeOver(resolve))
    await client.remove()
    expect(real.calls).toEqual([
      'register /m/sw.js',
      'askNetworkFirst',
      'checkForUpdate',
      'takeOver',
      'remove',
    ])
  })

  it('reports a waiting worker, until it is stopped', async () => {
    const real = fakeServiceWorker()
    const builds: unknown[] = []
    const stop = lazyServiceWorkerClient(async () => real).onWaiting((build) => builds.push(build))
    const stopEarly = lazyServiceWorkerClient(async () => real).onWaiting(() =>
      builds.push('stopped before the code was loaded'),
    )
    stopEarly()
    await Promise.resolve()
    real.simulateWaiting('B2')
    stop()
    real.simulateWaiting('B3')
    expect(builds).toEqual(['B2'])
  })

  it('does nothing when the code fails to load', async () => {
    const client = lazyServiceWorkerClient(async () => {
      throw new Error('The code does not load')
    })
    await client.register('/m/sw.js')
    await new Promise<void>((resolve) => client.takeOver(resolve))
    client.onWaiting(() => undefined)()
    expect(await client.remove()).toBeUndefined()
  })

  it('resolves even when the browser refuses', async () => {
    const refusedClient = {
      ...fakeServiceWorker(),
      register: async () => Promise.reject(new Error('Refused')),
    }
    expect(await lazyServiceWorkerClient(async () => refusedClient).register('/m/sw.js')).toBeUndefined()
  })
})
