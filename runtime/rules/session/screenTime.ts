import { type Ms, ms } from '../../tables/times'
import { fields } from '../network/read'

/** How long a session has been on the screen. */
export interface ScreenTime {
  /** The hash of the session's token. */
  readonly tokenHash: string
  readonly time: number
  /** The screen time at the last reminder. */
  readonly remindedAt: number
}

const readDuration = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0

/** Reads the stored screen time; that of another session and invalid values count as none. */
export function readScreenTime(stored: unknown, tokenHash: string): ScreenTime {
  const { tokenHash: owner, time, remindedAt } = fields(stored)
  return owner === tokenHash
    ? { tokenHash, time: readDuration(time), remindedAt: readDuration(remindedAt) }
    : { tokenHash, time: 0, remindedAt: 0 }
}

/** The time until the next reminder: 0 when one is due (D14). */
export const timeToReminder = ({ time, remindedAt }: ScreenTime, interval: Ms): Ms =>
  ms(Math.min(interval, remindedAt + interval - time))
