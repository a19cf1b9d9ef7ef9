import * as limits from '../../tables/limits'
import * as times from '../../tables/times'
import { fields, listOf } from '../network/read'

/** A payment that was tracked: a hash of the member and of the page's id of it, and when, in ms since 1970. */
export interface TrackedPayment {
  readonly key: string
  readonly at: number
}

/** Those of the last 24 hours; anything else that is stored counts as nothing (D30). */
export function readTrackedPayments(stored: unknown, now: number): TrackedPayment[] {
  return listOf(stored).flatMap((raw) => {
    const { key, at } = fields(raw)
    return typeof key === 'string' && typeof at === 'number' && at <= now && now - at < times.dayLength
      ? [{ key, at }]
      : []
  })
}

/** The list with one more, as far as it is kept; undefined when it has that payment already. */
export function withPayment(
  tracked: readonly TrackedPayment[],
  payment: TrackedPayment,
): TrackedPayment[] | undefined {
  if (tracked.some(({ key }) => key === payment.key)) return undefined
  return [...tracked, payment].slice(-limits.keptPayments)
}
