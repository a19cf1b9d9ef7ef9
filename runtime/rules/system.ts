import type { SystemDescription, SystemStatus } from '../schema/replies.gen'
import { isLanguage } from '../tables/languages'
import { limits } from '../tables/limits'
import { type Ms, ms, times } from '../tables/times'
import type { ByLanguage } from './bilingual'
import { readMessage } from './failure'
import { plainText } from './plainText'
import { fields, present, textOf, type Untrusted } from './read'

/** `unknown` until the platform has said, `offline` when nothing answers at a cold start (D6). */
export type SystemState = 'unknown' | 'normal' | 'maintenance' | 'denied' | 'offline'

/** How the platform stands to this visitor (I7.18, D6). */
export interface System {
  readonly state: SystemState
  /** When maintenance is expected to end, in ms since 1970 by the platform's clock (E3.36). */
  readonly maintenanceEnd?: number
  /** Words for the screen, by language code, without markup. */
  readonly description?: ByLanguage
  /** The visitor's address as the platform sees it (E2.54). */
  readonly ip?: string
  /** Handed back with the next status call. */
  readonly track?: string
}

function readEnd(raw: unknown): number | undefined {
  const end = typeof raw === 'string' ? Number(raw) : raw
  return typeof end === 'number' && end > 0 && !Number.isNaN(new Date(end).getTime()) ? end : undefined
}

function readDescription(raw: Untrusted<SystemDescription> | undefined): ByLanguage | undefined {
  const texts = Object.entries(fields(raw)).flatMap(([language, html]) => {
    const code = language.toUpperCase()
    const text = isLanguage(code) ? plainText(html) : undefined
    return text === undefined ? [] : [[code, text] as const]
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

const short = (raw: unknown, longest: number): string | undefined => {
  const text = readMessage(textOf(raw))
  return text !== undefined && text.length <= longest ? text : undefined
}

/** Reads a good status reply, leniently: what is no state that covers the site leaves it open. */
export function readStatus(raw: Untrusted<SystemStatus>): System {
  const { state, maintenanceEnd, description, ip, track } = fields(raw)
  return {
    state: state === 'maintenance' || state === 'denied' ? state : 'normal',
    ...present({
      maintenanceEnd: readEnd(maintenanceEnd),
      description: readDescription(description),
      ip: short(ip, limits.ipAddress),
      track: short(track, limits.statusTrack),
    }),
  }
}

/** The states that cover the site with a screen. */
export const takeovers = ['maintenance', 'denied', 'offline'] as const
export type Takeover = (typeof takeovers)[number]

export const covers = (state: SystemState): state is Takeover =>
  (takeovers as readonly SystemState[]).includes(state)

/**
 * How long until somebody looks again while the site is covered: every minute, every ten seconds while nothing answers,
 * and at the end of maintenance when that is sooner. `share` (0 to 1) is each device's own part of some seconds, so that
 * not all of them come at once.
 */
export function nextLook({ state, maintenanceEnd }: System, now: number, share: number): Ms {
  if (state === 'offline') return times.offlineCheckInterval
  const left = (maintenanceEnd ?? Number.POSITIVE_INFINITY) - now
  return left > 0
    ? ms(Math.min(left + share * times.systemCheckJitter, times.systemCheckInterval))
    : times.systemCheckInterval
}
