import type { ServiceWorkerClient } from '../../../runtime/browser/browser'

export interface FakeServiceWorker extends ServiceWorkerClient {
  /** The calls, in order: "register /m/sw.js?…", "askNetworkFirst", "checkForUpdate", "cacheRest", "takeOver", "remove". */
  readonly calls: readonly string[]
  /** A newer worker has been installed and is waiting. */
  simulateWaiting(build?: string): void
}

/** A service worker client that records its calls. */
export function fakeServiceWorker(): FakeServiceWorker {
  const calls: string[] = []
  const listeners = new Set<(build: string | undefined) => void>()
  let waiting: { readonly build: string | undefined } | undefined
  return {
    calls,
    async register(address) {
      calls.push(`register ${address}`)
    },
    async askNetworkFirst() {
      calls.push('askNetworkFirst')
    },
    async checkForUpdate() {
      calls.push('checkForUpdate')
    },
    async cacheRest() {
      calls.push('cacheRest')
    },
    takeOver(ready) {
      calls.push('takeOver')
      waiting = undefined
      ready()
    },
    async remove() {
      calls.push('remove')
    },
    onWaiting(listener) {
      listeners.add(listener)
      if (waiting) listener(waiting.build)
      return () => listeners.delete(listener)
    },
    simulateWaiting(build) {
      waiting = { build }
      for (const listener of [...listeners]) listener(build)
    },
  }
}
