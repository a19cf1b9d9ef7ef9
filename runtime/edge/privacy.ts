import { times } from '../tables/times'
import type { Clock, Privacy } from './edge'

/** `detect` is asked once; what it cannot tell, or does not tell in time, is an ordinary window (F032). */
export function privacyBy(clock: Pick<Clock, 'after'>, detect: () => Promise<boolean>): Privacy {
  let known: Promise<boolean> | undefined
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      const stop = clock.after(times.privacy, () => resolve(false))
      const say = (isPrivate: boolean) => {
        stop()
        resolve(isPrivate)
      }
      detect().then(say, () => say(false))
    })
  return {
    incognito() {
      known ??= ask()
      return known
    },
  }
}
