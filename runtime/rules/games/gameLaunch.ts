import type { Game } from '../content/game'
import { fields, textOf } from '../network/read'

/** What a launch of a game names, as the platform lists it. */
export interface GameLaunch {
  /** The vendor's id; empty when the platform does not send it. */
  readonly vendor: string
  /** The platform's id, which need not be unique in a list. */
  readonly id: string
  readonly nodeId: string
  /** Of some live games; a banner names it (E5.23). */
  readonly roomId?: string | undefined
  /** Of lotteries; otherwise empty. */
  readonly prizeMode: string
  /** It can be tried without a session. */
  readonly trial: boolean
}

/** Reads what a launch of a game names; of a game of which only its code and its category are known, nothing. */
export function readGameLaunch({ launch }: Pick<Game, 'launch'>): GameLaunch {
  const { vendor, id, nodeId, roomId, prizeMode, trial } = fields(launch)
  return {
    vendor: textOf(vendor),
    id: textOf(id),
    nodeId: textOf(nodeId),
    roomId: textOf(roomId) || undefined,
    prizeMode: textOf(prizeMode),
    trial: trial === true,
  }
}
