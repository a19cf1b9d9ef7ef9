import type { Stop } from './browser'

/**
 * The page's access to the site's service worker (E7.24). Where there is none, every method does nothing and resolves.
 */
export interface ServiceWorkerClient {
  /** Registers the script for /m/; never rejects. */
  register(address: string): Promise<void>
  /**
   * Calls the listener when a new worker is installed and waiting; right away when one is waiting already. `build` is the
   * build of the site that the worker belongs to, which may be that of this very page; undefined when the worker does not
   * say.
   */
  onWaiting(listener: (build: string | undefined) => void): Stop
  /** Checks for a newer worker now. */
  checkForUpdate(): Promise<void>
  /**
   * Activates the waiting worker, only when the member has tapped (F126). `onReady` is called when it is active, when
   * there is none, and when it takes too long. A page that is left during the switch may wait for a response that never
   * comes, so `onReady` is called once more by a worker that activates late.
   */
  takeOver(onReady: () => void): void
  /** Unregisters all workers of this site and deletes their caches (F125); resolves when that is done or has failed. */
  remove(): Promise<void>
}

const noop = (): void => undefined

/** Loads the code that talks to service workers on first use. If it fails to load, every method does nothing. */
export function lazyServiceWorkerClient(load: () => Promise<ServiceWorkerClient>): ServiceWorkerClient {
  const withClient = (action: (client: ServiceWorkerClient) => Promise<void>): Promise<void> =>
    load().then(action).catch(noop)
  return {
    register: (address) => withClient((client) => client.register(address)),
    checkForUpdate: () => withClient((client) => client.checkForUpdate()),
    takeOver: (onReady) => void load().then((client) => client.takeOver(onReady), onReady),
    remove: () => withClient((client) => client.remove()),
    onWaiting(listener): Stop {
      let stop: Stop | undefined
      let stopped = false
      load().then((client) => {
        if (!stopped) stop = client.onWaiting(listener)
      }, noop)
      return () => {
        stopped = true
        stop?.()
      }
    },
  }
}
