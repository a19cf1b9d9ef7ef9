import type { Game } from '../rules/game'

/** Questions that a feature may ask without knowing who answers. */
export interface Services {
  /** Ends the session here, on the platform and in the other tabs (I7.28). Resolves when this device is clean. */
  logOut(): Promise<void>
  /** What a tap on a game does, wherever the game stands. */
  play(game: Game): Promise<void>
}
