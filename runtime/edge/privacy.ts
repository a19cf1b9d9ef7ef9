import { times } from '../tables/times'
import type { Clock, Privacy } from './edge'

/**
 * What `detect` cannot tell, or does not tell in time, is an ordinary window (F032). It measures, and a busy phone measures
 * badly: nobody is refused for what it has said only once (I4.36).
 */
export function privacyBy(clock: Pick<Clock, 'after'>, detect: () => Promise<boolean>): Privacy {
  let known: Promise<boolean> | undefined
  const look = (): Promise<boolean> =>
    new Promise((resolve) => {
      const stop = clock.after(times.privacy, () => resolve(false))
      const say = (isPrivate: boolean) => {
        stop()
        resolve(isPrivate)
      }
      detect().then(say, () => say(false))
    })
  const ask = async (): Promise<boolean> => (await look()) && look()
  return {
    incognito() {
      known ??= ask()
      return known
    },
  }
}
