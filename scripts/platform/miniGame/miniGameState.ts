/** What can be wrong with the mini game's script; see the control call. */
export const miniGameFaults = ['missing', 'broken', 'throws', 'silent', 'loops', 'loopsInPage'] as const
export type MiniGameFault = (typeof miniGameFaults)[number]

/** The part of the platform's state that belongs to the mini game. */
export interface MiniGameState {
  miniGameFault: MiniGameFault | undefined
}
