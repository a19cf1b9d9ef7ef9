import { cacheName, type WorkerMessage, workerScope } from '../../tables/serviceWorker'
import * as times from '../../tables/times'
import { atMost } from '../atMost'
import type { Clock, ServiceWorkerClient, Stop } from '../browser'

type WaitingListener = (build: string | undefined) => void

/** Undefined where the page is not secure, and in some private windows. */
const serviceWorkerContainer = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker

/** This file's own host has all others, too. */
const assetOrigin = new URL(import.meta.url).origin

/** Files of the site that this page has loaded before the worker existed; the worker caches them too. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        [location.origin, assetOrigin].includes(origin) && pathname.startsWith('/m/assets/'),
    )
    .map(({ origin, pathname, href }) => (origin === location.origin ? pathname : href))

/** A worker's reply; undefined when it does not come in time. */
function ask(worker: ServiceWorker, message: WorkerMessage, clock: Clock): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel()
  const reply = new Promise<string | undefined>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      resolve(typeof data === 'string' ? data : undefined)
  })
  worker.postMessage(message, [port2])
  return atMost(clock, times.workerReply, reply)
}

/** Calls back once the worker is in one of these states; right away when it already is. */
function onceInState(
  worker: ServiceWorker,
  states: readonly ServiceWorkerState[],
  callback: () => void,
): void {
  const check = () => {
    if (!states.includes(worker.state)) return
    worker.removeEventListener('statechange', check)
    callback()
  }
  worker.addEventListener('statechange', check)
  check()
}

/** A navigation that went to the former worker in its last moment is never answered: it is repeated while the page is still here. */
function leaveRepeatedly(leave: () => void, clock: Clock): void {
  leave()
  const stops = times.leaveAgain.map((delay) => clock.after(delay, leave))
  addEventListener('pagehide', () => stops.forEach((stop) => void stop()), { once: true })
}

/** The client for the service worker of one merchant, whose caches are named "<merchant>:<build>". */
export function createServiceWorkerClient(merchant: string, clock: Clock): ServiceWorkerClient {
  const listeners = new Set<WaitingListener>()
  let watchedRegistration: ServiceWorkerRegistration | undefined

  const getRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
    serviceWorkerContainer()?.getRegistration(workerScope)

  /** The first worker of a site never waits: a waiting one has an active one before it. */
  async function notifyWaiting(registration: ServiceWorkerRegistration): Promise<void> {
    const { waiting, active } = registration
    if (!waiting || !active) return
    const build = await ask(waiting, { type: 'getBuild' }, clock)
    for (const listener of [...listeners]) listener(build)
  }

  const askNetworkFirst = async (): Promise<void> => {
    const active = (await getRegistration())?.active
    if (active) await ask(active, { type: 'askNetwork' }, clock)
  }

  function watch(registration: ServiceWorkerRegistration): void {
    void notifyWaiting(registration)
    if (watchedRegistration === registration) return
    watchedRegistration = registration
    const watchInstalling = () => {
      const newWorker = registration.installing
      if (newWorker) onceInState(newWorker, ['installed'], () => void notifyWaiting(registration))
    }
    registration.addEventListener('updatefound', watchInstalling)
    watchInstalling()
  }

  /**
   * Updates to the kill switch before unregistering: a page in another tab may still ask for its worker, and the browser
   * would then wake the one that was unregistered while a page was using it.
   */
  async function removeRegistration(registration: ServiceWorkerRegistration): Promise<void> {
    const updated = registration.update().then(() => {
      const newWorker = registration.installing ?? registration.waiting
      if (!newWorker) return undefined
      return new Promise<void>((resolve) => onceInState(newWorker, ['activated', 'redundant'], resolve))
    })
    await atMost(clock, times.workerReply, updated)
    await registration.unregister()
  }

  return {
    async register(address) {
      const registration = await serviceWorkerContainer()?.register(address, {
        scope: workerScope,
        updateViaCache: 'none',
      })
      // Where service workers are blocked, register() may resolve to nothing.
      if (!registration) return
      watch(registration)
      void serviceWorkerContainer()?.ready.then(({ active }) =>
        active?.postMessage({ type: 'cacheFiles', files: loadedAssets() } satisfies WorkerMessage),
      )
    },
    onWaiting(listener): Stop {
      listeners.add(listener)
      void getRegistration().then((registration) => registration && watch(registration))
      return () => listeners.delete(listener)
    },
    askNetworkFirst,
    async checkForUpdate() {
      await (await getRegistration())?.update()
    },
    async cacheRest() {
      const { active } = (await getRegistration()) ?? {}
      active?.postMessage({ type: 'cacheRest' } satisfies WorkerMessage)
    },
    takeOver(onReady) {
      void getRegistration().then((registration) => {
        const waiting = registration?.waiting
        // Nothing newer is on the device: the old worker's page would come again.
        if (!waiting) return void askNetworkFirst().finally(onReady)
        let isLeaving = false
        const leave = () => {
          if (!isLeaving) leaveRepeatedly(onReady, clock)
          isLeaving = true
        }
        // A worker that never activates must not hold up the member: the page is left anyway.
        const stopTimer = clock.after(times.workerReply, leave)
        onceInState(waiting, ['activated', 'redundant'], () => {
          stopTimer()
          leave()
        })
        waiting.postMessage({ type: 'takeOver' } satisfies WorkerMessage)
      }, onReady)
    },
    async remove() {
      const registrations = (await serviceWorkerContainer()?.getRegistrations()) ?? []
      const ours = registrations.filter(({ scope }) => new URL(scope).pathname === workerScope)
      await Promise.all(ours.map(removeRegistration))
      const names = (await caches.keys()).filter((name) => name.startsWith(cacheName(merchant)))
      await Promise.all(names.map((name) => caches.delete(name)))
    },
  }
}
