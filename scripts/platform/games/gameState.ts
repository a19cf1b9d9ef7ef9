import type { Game } from '../catalogue/game'
import type { Member } from '../members/member'

/** A game that somebody has opened: its address holds the token of this. */
export interface GameSession {
  readonly token: string
  /** Absent for a list of lotteries. */
  readonly game: Game | undefined
  readonly kind: 'lottery' | 'slot'
  /** Absent in a trial, which is played with money of its own. */
  readonly member: Member | undefined
  /** Play money, a decimal string. */
  trialBalance: string
  readonly language: string
  readonly title: string
  /** Where the game leads when it stands alone in a tab. */
  readonly backUrl: string
}

/** How the games of a merchant misbehave. */
export interface GameBehaviour {
  /** They forbid to be shown in a frame. */
  readonly refusesFrames?: boolean
  /** A frame of another origin in them sends the site every message that a game could send. */
  readonly strangers?: boolean
}

export interface GameState {
  /** By token. */
  readonly gameSessions: Map<string, GameSession>
  gameBehaviour: GameBehaviour
}

export const initialGameState = (): GameState => ({ gameSessions: new Map(), gameBehaviour: {} })
