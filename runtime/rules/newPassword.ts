import { graphemes } from './text'

/** Why a new password cannot be taken yet; nothing else is asked of it (D15: no composition rules). */
export type PasswordProblem = 'tooShort' | 'same'

/** The only rules: long enough by what the eye counts, and new (I5.20, D15). */
export function passwordProblem(next: string, minimum: number, old?: string): PasswordProblem | undefined {
  if (graphemes(next).length < minimum) return 'tooShort'
  return old !== undefined && next === old ? 'same' : undefined
}
