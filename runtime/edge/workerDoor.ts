import { times } from '../tables/times'
import { cacheName, type WorkerQuestion, workerScope } from '../tables/worker'
import type { Clock, Stop, Worker } from './edge'

type Told = (build: string | undefined) => void

/** Absent where the page is not secure, and in some private windows. */
const container = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker

/** What of the site's files this page has loaded so far: the worker that came later keeps them too. */
const usedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/m/assets/'))
    .map(({ pathname }) => pathname)

/** Asks a worker for its build; undefined when it does not answer in time. */
function buildOf(worker: ServiceWorker, clock: Clock): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const stop = clock.after(times.workerAnswer, () => resolve(undefined))
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      stop()
      resolve(typeof data === 'string' ? data : undefined)
    }
    worker.postMessage({ do: 'tellBuild' } satisfies WorkerQuestion, [port2])
  })
}

/** Once, when the worker is in one of these states; at once when it is already. */
function becomes(worker: ServiceWorker, states: readonly ServiceWorkerState[], then: () => void): void {
  const look = () => {
    if (!states.includes(worker.state)) return
    worker.removeEventListener('statechange', look)
    then()
  }
  worker.addEventListener('statechange', look)
  look()
}

/** The real service worker of one merchant; its caches are named "<merchant>:<build>". */
export function browserWorker(merchant: string, clock: Clock): Worker {
  const listeners = new Set<Told>()
  let watched: ServiceWorkerRegistration | undefined

  const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
    container()?.getRegistration(workerScope)

  /** A first worker waits for nobody: one that waits has another before it. */
  async function tell(registration: ServiceWorkerRegistration): Promise<void> {
    const { waiting, active } = registration
    if (!waiting || !active) return
    const build = await buildOf(waiting, clock)
    for (const told of [...listeners]) told(build)
  }

  function watch(registration: ServiceWorkerRegistration): void {
    void tell(registration)
    if (watched === registration) return
    watched = registration
    const follow = () => {
      const coming = registration.installing
      if (coming) becomes(coming, ['installed'], () => void tell(registration))
    }
    registration.addEventListener('updatefound', follow)
    follow()
  }

  /**
   * The kill switch comes first: another tab's page may still ask for its worker, and a browser then wakes the one that had been
   * taken away while a page was using it.
   */
  async function retire(registration: ServiceWorkerRegistration): Promise<void> {
    await new Promise<void>((resolve) => {
      const stop = clock.after(times.workerAnswer, resolve)
      const free = () => {
        stop()
        resolve()
      }
      registration.update().then(() => {
        const coming = registration.installing ?? registration.waiting
        if (coming) becomes(coming, ['activated', 'redundant'], free)
        else free()
      }, free)
    })
    await registration.unregister()
  }

  return {
    async register(address) {
      const registration = await container()?.register(address, {
        scope: workerScope,
        updateViaCache: 'none',
      })
      // Somebody who refuses workers may answer with nothing.
      if (!registration) return
      watch(registration)
      void container()?.ready.then(({ active }) =>
        active?.postMessage({ do: 'keep', files: usedAssets() } satisfies WorkerQuestion),
      )
    },
    onWaiting(told): Stop {
      listeners.add(told)
      void registered().then((registration) => registration && watch(registration))
      return () => listeners.delete(told)
    },
    async look() {
      await (await registered())?.update()
    },
    takeOver(ready) {
      void registered().then((registration) => {
        const waiting = registration?.waiting
        if (!waiting) return ready()
        // A worker that never gets ready must not hold the member back: the page is loaded anew all the same.
        const stop = clock.after(times.workerAnswer, ready)
        becomes(waiting, ['activated', 'redundant'], () => {
          stop()
          ready()
        })
        waiting.postMessage({ do: 'takeOver' } satisfies WorkerQuestion)
      }, ready)
    },
    async remove() {
      const found = (await container()?.getRegistrations()) ?? []
      const ours = found.filter(({ scope }) => new URL(scope).pathname === workerScope)
      await Promise.all(ours.map(retire))
      const names = (await caches.keys()).filter((name) => name.startsWith(cacheName(merchant)))
      await Promise.all(names.map((name) => caches.delete(name)))
    },
  }
}
