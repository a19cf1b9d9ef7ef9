import { type RefObject, useRef, useState } from 'react'
import type { PasswordPolicy } from '../../kit/usePasswordPolicy'
import { useSite, useText } from '../../kit/useSite'
import { type Submit, useSubmit } from '../../kit/useSubmit'
import { lobbyPath, safeLoginTarget } from '../../rules/session/loginTarget'

export interface PasswordChange extends Pick<Submit, 'busy' | 'slow' | 'cancel'> {
  readonly oldField: RefObject<HTMLInputElement | null>
  readonly newField: RefObject<HTMLInputElement | null>
  readonly errors: { readonly old?: string; readonly next?: string }
  submit(): void
}

/** The form: validation, the request, and the focus after an error. Passwords are sent exactly as typed (F086). */
export function usePasswordChange(policy: PasswordPolicy): PasswordChange {
  const site = useSite()
  const t = useText()
  const oldField = useRef<HTMLInputElement>(null)
  const newField = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<PasswordChange['errors']>({})
  const submission = useSubmit(send)

  const readPasswords = (): [old: string, next: string] => [
    oldField.current?.value ?? '',
    newField.current?.value ?? '',
  ]

  function validate(oldPassword: string, newPassword: string): PasswordChange['errors'] {
    if (oldPassword === '') return { old: t('password.oldMissing') }
    const error = policy.errorFor(newPassword, oldPassword)
    return error === undefined ? {} : { next: error }
  }

  async function send(signal: AbortSignal): Promise<void> {
    const [oldPassword, newPassword] = readPasswords()
    // The page that the forced change interrupted; it is in the history state, so read it before leaving this page.
    const target = safeLoginTarget(site.location.returnTo, site.browser.page.origin) ?? lobbyPath
    try {
      await site.platform.call('changePassword', { body: { oldPassword, newPassword }, signal })
      // The stored login has the old password, which would fail at the next start.
      void site.service('rememberedLogin').then((logins) => logins?.forget())
      site.go(target, { replace: true })
      site.toast(t('password.success'))
    } catch (error) {
      if (signal.aborted) return
      // Some browsers do not focus a field when its text is selected.
      oldField.current?.focus()
      oldField.current?.select()
      throw error
    }
  }

  function submit(): void {
    if (submission.busy) return
    const foundErrors = validate(...readPasswords())
    setErrors(foundErrors)
    if (foundErrors.old) oldField.current?.focus()
    else if (foundErrors.next) newField.current?.focus()
    else submission.run()
  }

  const { busy, slow, cancel } = submission
  return { oldField, newField, errors, busy, slow, cancel, submit }
}
