import * as times from '../../tables/times'
import { isRecord } from '../network/read'
import { hashText } from '../text/hash'
import { type FloatingPlace, firstPlace } from './placement'

/** What a session remembers of the mini game. */
export interface MiniGameMemory {
  readonly place: FloatingPlace
  /** The member has put it away. */
  readonly away: boolean
}

const isFraction = (raw: unknown): raw is number => typeof raw === 'number' && raw >= 0 && raw <= 1

/** Whose memory it is: that of one session, because the next one begins anew (D21). */
export const memoryOwner = (token: string): string => hashText(token)

/** Reads what is stored; another session's is ignored. */
export function readMemory(stored: unknown, owner: string): MiniGameMemory {
  if (!isRecord(stored) || stored.owner !== owner) return { place: firstPlace, away: false }
  const { along, down, away } = stored
  const place = isFraction(along) && isFraction(down) ? { along, down } : firstPlace
  return { place, away: away === true }
}

export const storedMemory = (owner: string, { place, away }: MiniGameMemory) => ({ owner, ...place, away })

/**
 * Whether the game may start, with the mark of a start that never ended (F156). A recent one may be another tab's, which is
 * starting now.
 */
export const mayStart = (mark: unknown, now: number): boolean =>
  typeof mark !== 'number' || now - mark < times.miniGameStart
