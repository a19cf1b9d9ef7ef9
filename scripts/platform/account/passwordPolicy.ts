import { RefusalError } from '../http/refusal'
import type { SettingsState } from '../state/merchantConfig'

const defaultMinimum = 6

/** The minimum length of a password: the merchant's setting, or 6 (I5.20). */
export const passwordMinimum = ({ settings }: SettingsState): number =>
  typeof settings.passwordMinimum === 'number' ? settings.passwordMinimum : defaultMinimum

/** Throws when a new password is too short; there is no other rule (D124). */
export function assertPasswordLength(state: SettingsState, password: string): void {
  const minimum = passwordMinimum(state)
  if ([...password].length >= minimum) return
  throw new RefusalError('password.too.short', { messageKey: 'passwordTooShort', values: { minimum } })
}
