import type { ServiceWorkerClient } from '../../runtime/browser/browser'

export interface FakeWorker extends ServiceWorkerClient {
  /** What was asked of the browser, in order: "register /m/sw.js?…", "look", "takeOver", "remove". */
  readonly asked: readonly string[]
  /** A newer worker has been fetched, and waits. */
  wait(build?: string): void
}

/** A browser's service workers that do nothing by themselves. */
export function fakeWorker(): FakeWorker {
  const asked: string[] = []
  const listeners = new Set<(build: string | undefined) => void>()
  let waiting: { readonly build: string | undefined } | undefined
  return {
    asked,
    async register(address) {
      asked.push(`register ${address}`)
    },
    async checkForUpdate() {
      asked.push('look')
    },
    takeOver(ready) {
      asked.push('takeOver')
      waiting = undefined
      ready()
    },
    async remove() {
      asked.push('remove')
    },
    onWaiting(told) {
      listeners.add(told)
      if (waiting) told(waiting.build)
      return () => listeners.delete(told)
    },
    wait(build) {
      waiting = { build }
      for (const told of [...listeners]) told(build)
    },
  }
}
