import * as times from '../tables/times'
import type { Clock, Privacy } from './browser'

/**
 * Where `detect` fails or takes too long, the window counts as an ordinary one (F032). Detection relies on measurements,
 * which go wrong on a busy phone: only a result that repeats counts as private (I4.36).
 */
export function createPrivacy(clock: Pick<Clock, 'after'>, detect: () => Promise<boolean>): Privacy {
  let result: Promise<boolean> | undefined
  const detectOnce = (): Promise<boolean> =>
    new Promise((resolve) => {
      const stopTimer = clock.after(times.incognitoDetection, () => resolve(false))
      const settle = (isPrivate: boolean) => {
        stopTimer()
        resolve(isPrivate)
      }
      detect().then(settle, () => settle(false))
    })
  const detectTwice = async (): Promise<boolean> => (await detectOnce()) && detectOnce()
  return {
    isIncognito() {
      result ??= detectTwice()
      return result
    },
  }
}
