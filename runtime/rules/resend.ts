import { type Ms, ms, times } from '../tables/times'

/**
 * How long until another code may be asked for: 60 s with the firebase-type provider, otherwise what the server says in
 * seconds, and 60 s when it says nothing sensible (I4.49, I9.08).
 */
export function resendWait(provider: 'firebase' | 'platform', expirationTime: unknown): Ms {
  if (provider === 'firebase') return times.resendCode
  const seconds = typeof expirationTime === 'string' ? Number(expirationTime) : expirationTime
  const sensible = typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 && seconds <= 3600
  return sensible ? ms(Math.ceil(seconds) * 1000) : times.resendCode
}

/** Whole seconds that are left of a wait which began at `since`, both on the steady clock; never negative (F098). */
export const secondsLeft = (since: number, wait: Ms, now: number): number =>
  Math.max(0, Math.ceil((since + wait - now) / 1000))
