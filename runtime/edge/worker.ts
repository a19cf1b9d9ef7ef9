import type { Stop } from './edge'

/** The service worker of this site (E7.24). Where there is none, everything here does nothing and resolves. */
export interface Worker {
  /** Registers the script below /m/; never rejects. */
  register(address: string): Promise<void>
  /**
   * Told when another worker has been fetched and waits; at once when one waits already. `build` is its build of the site, which
   * may be that of this very page; undefined when it does not say.
   */
  onWaiting(told: (build: string | undefined) => void): Stop
  /** Looks for a newer worker now. */
  look(): Promise<void>
  /** Lets the waiting worker take over, on the member's tap alone (F126); resolves when it has, or when there is none. */
  takeOver(): Promise<void>
  /** Takes away every worker of this site and what they kept (F125); resolves when it is done, or could not be. */
  remove(): Promise<void>
}

const nothing = (): void => undefined

/** The code that speaks with service workers comes with the first who asks; where it does not come, nothing happens. */
export function lazyWorker(load: () => Promise<Worker>): Worker {
  const asked = (ask: (worker: Worker) => Promise<void>): Promise<void> => load().then(ask).catch(nothing)
  return {
    register: (address) => asked((worker) => worker.register(address)),
    look: () => asked((worker) => worker.look()),
    takeOver: () => asked((worker) => worker.takeOver()),
    remove: () => asked((worker) => worker.remove()),
    onWaiting(told): Stop {
      let stop: Stop | undefined
      let stopped = false
      load().then((worker) => {
        if (!stopped) stop = worker.onWaiting(told)
      }, nothing)
      return () => {
        stopped = true
        stop?.()
      }
    },
  }
}
