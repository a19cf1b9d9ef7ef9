import type { Ms } from '../../tables/times'
import type { Clock, Stop } from '../browser'

/** Adds a script to the page and reports whether it loaded; the returned function removes it. */
export type AddScript = (url: string, done: (loaded: boolean) => void) => Stop

/**
 * Loads one script from the first server that has it: each is tried in turn, with its own timeout (I8.17, E8.12). Resolves
 * to whether one of them delivered it in time.
 */
export async function loadFirstAvailable(
  urls: readonly string[],
  { clock, addScript, each: timeout }: { clock: Clock; addScript: AddScript; each: Ms },
): Promise<boolean> {
  for (const url of urls) if (await loadWithTimeout(url, clock, addScript, timeout)) return true
  return false
}

const loadWithTimeout = (url: string, clock: Clock, addScript: AddScript, timeout: Ms): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (loaded: boolean) => {
      stopTimer()
      if (!loaded) remove()
      resolve(loaded)
    }
    const stopTimer = clock.after(timeout, () => settle(false))
    const remove = addScript(url, settle)
  })
