import type { Ms } from '../../tables/times'
import type { Clock, Stop } from '../edge'

/** Adds a script to the page and tells whether it loaded; what it returns takes it away again. */
export type AddScript = (url: string, done: (loaded: boolean) => void) => Stop

/**
 * Loads one script from whichever server has it: each in turn, with its own time (I8.17, E8.12). Resolves to whether one
 * of them answered in time.
 */
export async function loadInTurn(
  urls: readonly string[],
  { clock, addScript, each }: { clock: Clock; addScript: AddScript; each: Ms },
): Promise<boolean> {
  for (const url of urls) if (await loadOnce(url, clock, addScript, each)) return true
  return false
}

const loadOnce = (url: string, clock: Clock, addScript: AddScript, time: Ms): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (loaded: boolean) => {
      stopWaiting()
      if (!loaded) remove()
      resolve(loaded)
    }
    const stopWaiting = clock.after(time, () => settle(false))
    const remove = addScript(url, settle)
  })
