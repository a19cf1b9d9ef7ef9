import { Refused } from './exchange'
import type { MerchantState } from './world'

const MINIMUM = 6

/** The least number of characters of a password: the merchant's setting, or 6 (I5.20). */
export const passwordMinimum = ({ settings }: MerchantState): number =>
  typeof settings.passwordMinimum === 'number' ? settings.passwordMinimum : MINIMUM

/** Refuses a new password that is too short; there is no other rule (D15). */
export function refuseShort(state: MerchantState, password: string): void {
  const minimum = passwordMinimum(state)
  if ([...password].length >= minimum) return
  throw new Refused('password.too.short', { say: 'passwordTooShort', values: { minimum } })
}
