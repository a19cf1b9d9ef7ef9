import * as times from '../../tables/times'
import { atMost } from '../atMost'
import type { Clock, Privacy } from '../browser'

/**
 * Where `detect` fails or takes too long, the window counts as an ordinary one (F032). Detection relies on measurements,
 * which go wrong on a busy phone: only a result that repeats counts as private (I4.36).
 */
export function createPrivacy(clock: Pick<Clock, 'after'>, detect: () => Promise<boolean>): Privacy {
  let result: Promise<boolean> | undefined
  const detectOnce = async (): Promise<boolean> =>
    (await atMost(clock, times.incognitoDetection, detect())) ?? false
  const detectTwice = async (): Promise<boolean> => (await detectOnce()) && detectOnce()
  return {
    isIncognito() {
      result ??= detectTwice()
      return result
    },
  }
}
