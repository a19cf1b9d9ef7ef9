import { graphemes } from '../text/intl/graphemes'

/** Why a new password is not accepted. There are no composition rules (D124). */
export type PasswordProblem = 'tooShort' | 'same'

/** Checks a new password: long enough in visible characters, and different from the old one (I5.20, D124). */
export function passwordProblem(next: string, minimum: number, old?: string): PasswordProblem | undefined {
  if (graphemes(next).length < minimum) return 'tooShort'
  return old !== undefined && next === old ? 'same' : undefined
}
