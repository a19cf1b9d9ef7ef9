import { useAtomValue } from 'jotai/react'
import { type PasswordProblem, passwordProblem } from '../../rules/session/newPassword'
import { settingsAtom } from '../../state/settings'
import { useText } from '../useSite'

export interface PasswordPolicy {
  /** Shown before the password is validated. */
  readonly hint: string
  /** The error message for a new password; undefined when it is valid. */
  errorFor(next: string, old?: string): string | undefined
}

/** The rules for a new password: the merchant's minimum length, 6 by default (I5.20). */
export function usePasswordPolicy(): PasswordPolicy {
  const t = useText()
  const minimumLength = useAtomValue(settingsAtom)('passwordMinimum').value
  const messages: Record<PasswordProblem, () => string> = {
    tooShort: () => t('common.passwordTooShort', { count: minimumLength }),
    same: () => t('common.passwordSame'),
  }
  return {
    hint: t('common.passwordPolicy', { count: minimumLength }),
    errorFor(next, old) {
      const problem = passwordProblem(next, minimumLength, old)
      return problem && messages[problem]()
    },
  }
}
