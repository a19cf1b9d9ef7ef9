import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'

/**
 * The delay before another code can be requested: 60 s with the firebase-type provider, otherwise the seconds that
 * the server sends, within 30 s to 600 s, or 60 s if they are invalid (I4.49, I9.08).
 */
export function resendDelay(provider: 'firebase' | 'platform', expirationTime: unknown): Ms {
  if (provider === 'firebase') return times.resendCode
  const seconds = typeof expirationTime === 'string' ? Number(expirationTime) : expirationTime
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return times.resendCode
  return times.ms(Math.min(Math.max(Math.ceil(seconds) * 1000, times.resendCodeMin), times.resendCodeMax))
}

/**
 * Whole seconds left of a delay that started at `since`; both times are on the monotonic clock. Never negative
 * (F098).
 */
export const secondsLeft = (since: number, delay: Ms, now: number): number =>
  Math.max(0, Math.ceil((since + delay - now) / 1000))
