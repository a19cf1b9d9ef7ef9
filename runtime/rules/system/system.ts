import type { SystemDescription, SystemStatus } from '../../schema/replies.gen'
import { isLanguage } from '../../tables/languages'
import * as limits from '../../tables/limits'
import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import { readMessage } from '../network/failure'
import { fields, omitUndefined, textOf, type Untrusted } from '../network/read'
import type { TextByLanguage } from '../text/bilingual'
import { htmlToText } from '../text/htmlToText'

/** `unknown` until the platform has answered; `offline` when nothing answers on a cold start (D6). */
export type SystemState = 'unknown' | 'normal' | 'maintenance' | 'denied' | 'offline'

/** The platform's status for this visitor (I7.18, D6). */
export interface PlatformStatus {
  readonly state: SystemState
  /** The expected end of maintenance, in ms since 1970 on the platform's clock (E3.36). */
  readonly maintenanceEnd?: number
  /** Text for the screen by language, without markup. */
  readonly description?: TextByLanguage
  /** The visitor's IP address as the platform sees it (E2.54). */
  readonly ip?: string
  /** Sent back with the next status call. */
  readonly track?: string
}

/** An end that is long past or far away is not shown: it may be in seconds, or a mistake. */
function readMaintenanceEnd(raw: unknown, now: number): number | undefined {
  const end = typeof raw === 'string' ? Number(raw) : raw
  const isPlausible =
    typeof end === 'number' && end > now - times.maintenanceOverdue && end < now + times.maintenanceAhead
  return isPlausible ? end : undefined
}

function readDescription(raw: Untrusted<SystemDescription> | undefined): TextByLanguage | undefined {
  const texts = Object.entries(fields(raw)).flatMap(([language, html]) => {
    const code = language.toUpperCase()
    const text = isLanguage(code) ? htmlToText(html) : undefined
    return text === undefined ? [] : [[code, text] as const]
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

const readShortText = (raw: unknown, maxLength: number): string | undefined => {
  const text = readMessage(textOf(raw))
  return text !== undefined && text.length <= maxLength ? text : undefined
}

/** Reads a successful status reply leniently: any unknown state counts as normal. `now` is on the platform's clock. */
export function readStatus(raw: Untrusted<SystemStatus>, now: number): PlatformStatus {
  const { state, maintenanceEnd, description, ip, track } = fields(raw)
  return {
    state: state === 'maintenance' || state === 'denied' ? state : 'normal',
    ...omitUndefined({
      maintenanceEnd: readMaintenanceEnd(maintenanceEnd, now),
      description: readDescription(description),
      ip: readShortText(ip, limits.ipAddress),
      track: readShortText(track, limits.statusTrack),
    }),
  }
}

/** The states in which a screen covers the site. */
export const coveringStates = ['maintenance', 'denied', 'offline'] as const
export type CoveringState = (typeof coveringStates)[number]

export const coversSite = (state: SystemState): state is CoveringState =>
  (coveringStates as readonly SystemState[]).includes(state)

/**
 * The delay before the next status check while the site is covered: one minute, ten seconds while nothing answers, or
 * until the end of maintenance if that is sooner. `jitter` (0 to 1) spreads devices over a few seconds, so that they
 * do not all return at once.
 */
export function nextStatusCheck({ state, maintenanceEnd }: PlatformStatus, now: number, jitter: number): Ms {
  if (state === 'offline') return times.offlineCheckInterval
  const remaining = (maintenanceEnd ?? Number.POSITIVE_INFINITY) - now
  return remaining > 0
    ? times.ms(Math.min(remaining + jitter * times.systemCheckJitter, times.systemCheckInterval))
    : times.systemCheckInterval
}
