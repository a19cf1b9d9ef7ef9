import type { ConditionResult } from '../settings/conditions'

/** The platform's two scripts, by the folder that each is in (E4.71). */
export type MiniGameScript = 'v1' | 's1'

export interface MiniGameVariant {
  readonly script: MiniGameScript
  /** The SEA variant, which stays where it is (E2.70, E4.72). */
  readonly sea: boolean
}

/** Which mini game a member gets, from LOTTMINIGAME3 and SEALOTTMINIGAME3; undefined for none, and until both are known. */
export function miniGameVariant(lottery: ConditionResult, sea: ConditionResult): MiniGameVariant | undefined {
  if (lottery === 'unknown' || sea === 'unknown') return undefined
  if (lottery === 'no' && sea === 'no') return undefined
  return { script: lottery === 'yes' ? 'v1' : 's1', sea: sea === 'yes' }
}

/** Where the platform serves a script, on the origin of the site (E4.71). */
export const miniGameScriptPath = (script: MiniGameScript): string => `/mini-game/${script}/minigame.js`
