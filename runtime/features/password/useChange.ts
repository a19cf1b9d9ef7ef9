import { type RefObject, useRef, useState } from 'react'
import type { PasswordPolicy } from '../../kit/usePasswordPolicy'
import { useSite, useText } from '../../kit/useSite'
import { type Submit, useSubmit } from '../../kit/useSubmit'
import { lobbyPath, safeLoginTarget } from '../../rules/session/loginTarget'

export interface Change extends Pick<Submit, 'busy' | 'slow' | 'cancel'> {
  readonly oldField: RefObject<HTMLInputElement | null>
  readonly newField: RefObject<HTMLInputElement | null>
  readonly problems: { readonly old?: string; readonly next?: string }
  submit(): void
}

/** The change's life: what is wrong is said at its field; passwords are sent exactly as they were typed (F086). */
export function useChange(policy: PasswordPolicy): Change {
  const site = useSite()
  const t = useText()
  const oldField = useRef<HTMLInputElement>(null)
  const newField = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<Change['problems']>({})
  const attempt = useSubmit(send)

  const read = (): [old: string, next: string] => [
    oldField.current?.value ?? '',
    newField.current?.value ?? '',
  ]

  function find(oldPassword: string, newPassword: string): Change['problems'] {
    if (oldPassword === '') return { old: t('password.oldMissing') }
    const next = policy.errorFor(newPassword, oldPassword)
    return next === undefined ? {} : { next }
  }

  async function send(signal: AbortSignal): Promise<void> {
    const [oldPassword, newPassword] = read()
    // Where the forced change interrupted; kept in the history, so read before the page is left.
    const target = safeLoginTarget(site.location.returnTo, site.browser.page.origin) ?? lobbyPath
    try {
      await site.platform.call('changePassword', { body: { oldPassword, newPassword }, signal })
      // What is remembered holds the old password, and would fail at the next start.
      void site.service('rememberedLogin').then((logins) => logins?.forget())
      site.go(target, { replace: true })
      site.toast(t('password.success'))
    } catch (error) {
      if (signal.aborted) return
      // Selecting alone gives the focus in some browsers only.
      oldField.current?.focus()
      oldField.current?.select()
      throw error
    }
  }

  function submit(): void {
    if (attempt.busy) return
    const found = find(...read())
    setProblems(found)
    if (found.old) oldField.current?.focus()
    else if (found.next) newField.current?.focus()
    else attempt.run()
  }

  const { busy, slow, cancel } = attempt
  return { oldField, newField, problems, busy, slow, cancel, submit }
}
