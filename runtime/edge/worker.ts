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
  /**
   * Lets the waiting worker take over, on the member's tap alone (F126). `ready` is called when it has, when there is none, and
   * when it takes too long. A page that leaves while one worker gives way to the other may wait for an answer that never comes:
   * `ready` is then called once more, by the worker that took over late.
   */
  takeOver(ready: () => void): void
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
    takeOver: (ready) => void load().then((worker) => worker.takeOver(ready), ready),
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
