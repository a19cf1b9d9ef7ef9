import { sessionParams } from '../../tables/queryParams'
import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import { blockingParams } from '../session/autoLogin'
import { cacheBustParam } from './recovery'

/** A page on the device answers a navigation that the network answers late (D28). */

/** What the browser says of the line: `navigator.connection`, which Safari and Firefox do not have. */
export interface LineDescription {
  readonly effectiveType?: string
}

/** One request takes longer on these than the head start lasts. */
const slowLines = ['slow-2g', '2g', '3g']

/** How long the network may take before the stored page answers: a member on a good line is never behind. */
export const headStart = ({ effectiveType = '' }: LineDescription): Ms =>
  slowLines.includes(effectiveType) ? times.ms(0) : times.pageHeadStart

const networkParams: readonly string[] = [cacheBustParam, ...sessionParams, ...blockingParams]

/** An address that begins a session or leads back to somewhere, and the reload of the watchdog: the network is asked first. */
export function asksNetworkFirst(search: string): boolean {
  const query = new URLSearchParams(search)
  return networkParams.some((name) => query.has(name))
}

/** A clock that was set back makes a page older than it is, never younger. */
export function isRecent(storedAt: number, now: number): boolean {
  const age = now - storedAt
  return age >= 0 && age <= times.storedPage
}
