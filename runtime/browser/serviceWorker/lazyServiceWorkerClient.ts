import type { ServiceWorkerClient, Stop } from '../browser'

const noop = (): void => undefined

/** Loads the code that talks to service workers on first use. If it fails to load, every method does nothing. */
export function lazyServiceWorkerClient(load: () => Promise<ServiceWorkerClient>): ServiceWorkerClient {
  const withClient = (action: (client: ServiceWorkerClient) => Promise<void>): Promise<void> =>
    load().then(action).catch(noop)
  return {
    register: (address) => withClient((client) => client.register(address)),
    askNetworkFirst: () => withClient((client) => client.askNetworkFirst()),
    checkForUpdate: () => withClient((client) => client.checkForUpdate()),
    takeOver: (onReady) => void load().then((client) => client.takeOver(onReady), onReady),
    cacheRest: () => withClient((client) => client.cacheRest()),
    remove: () => withClient((client) => client.remove()),
    onWaiting(listener): Stop {
      let stopped = false
      const pending = load().then(
        (client) => client.onWaiting((build) => stopped || listener(build)),
        () => noop,
      )
      return () => {
        stopped = true
        void pending.then((stop) => stop())
      }
    },
  }
}
