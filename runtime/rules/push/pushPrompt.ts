import * as limits from '../../tables/limits'
import { lobbyPaths } from '../../tables/lobbyPaths'
import * as times from '../../tables/times'
import { fields } from '../network/read'

/** How often the question about notifications was declined on this device, and when last (ms since 1970). */
export interface PushRefusals {
  readonly count: number
  readonly at: number
}

export interface PushPromptCase {
  readonly path: string | undefined
  readonly visible: boolean
  /** An overlay is open, or another question. */
  readonly covered: boolean
  /** It was declined in this session (E4.57). */
  readonly skipped: boolean
  readonly refusals: PushRefusals
  /** ms since 1970. */
  readonly now: number
}

/**
 * Whether members may be asked now: in the lobby, with nothing else open. After a no it takes some days until the next question,
 * and after a few there is none.
 */
export const mayAskForPush = ({ path, visible, covered, skipped, refusals, now }: PushPromptCase): boolean =>
  lobbyPaths.includes(path ?? '') &&
  visible &&
  !covered &&
  !skipped &&
  refusals.count < limits.pushRefusals &&
  (refusals.count === 0 || Math.abs(now - refusals.at) >= times.pushPromptAgain)

/** The stored refusals; anything else counts as none. */
export function readPushRefusals(raw: unknown): PushRefusals {
  const { count, at } = fields(raw)
  const isValid = Number.isInteger(count) && Number.isFinite(at)
  return isValid ? { count: Number(count), at: Number(at) } : { count: 0, at: 0 }
}
