import { useAtomValue } from 'jotai/react'
import { useText } from '../contract/useSite'
import { type PasswordProblem, passwordProblem } from '../rules/newPassword'
import { settingsAtom } from './settings'

export interface PasswordPolicy {
  /** Shown before anything fails. */
  readonly words: string
  /** What is wrong with a new password, in words; undefined when nothing is. */
  problem(next: string, old?: string): string | undefined
}

/** What a new password must be: the merchant's minimum, 6 by default (I5.20). */
export function usePasswordPolicy(): PasswordPolicy {
  const t = useText()
  const count = Number(useAtomValue(settingsAtom)('passwordMinimum').value)
  const words: Record<PasswordProblem, string> = {
    tooShort: t('common.passwordTooShort', { count }),
    same: t('common.passwordSame'),
  }
  return {
    words: t('common.passwordPolicy', { count }),
    problem(next, old) {
      const problem = passwordProblem(next, count, old)
      return problem && words[problem]
    },
  }
}
