import { type RefObject, useRef, useState } from 'react'
import { useSite, useText } from '../../contract/useSite'
import { Failure } from '../../rules/failure'
import { lobbyPath, safeLanding } from '../../rules/landing'
import type { PasswordPolicy } from '../../state/usePasswordPolicy'

export interface Change {
  readonly oldField: RefObject<HTMLInputElement | null>
  readonly newField: RefObject<HTMLInputElement | null>
  readonly problems: { readonly old?: string; readonly next?: string }
  readonly busy: boolean
  submit(): Promise<void>
}

/** The change's life: what is wrong is said at its field; passwords are sent exactly as they were typed (F086). */
export function useChange(policy: PasswordPolicy): Change {
  const site = useSite()
  const t = useText()
  const oldField = useRef<HTMLInputElement>(null)
  const newField = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<Change['problems']>({})
  const [busy, setBusy] = useState(false)
  const underway = useRef(false)

  function find(oldPassword: string, newPassword: string): Change['problems'] {
    if (oldPassword === '') return { old: t('password.oldMissing') }
    const next = policy.problem(newPassword, oldPassword)
    return next === undefined ? {} : { next }
  }

  async function send(oldPassword: string, newPassword: string): Promise<void> {
    // Where the forced change interrupted; kept in the history, so read before the page is left.
    const target = safeLanding(site.here.returnTo, site.edge.page.origin) ?? lobbyPath
    try {
      await site.platform.call('changePassword', { body: { oldPassword, newPassword } })
      // What is remembered holds the old password, and would fail at the next start.
      void site.service('rememberedLogin').then((logins) => logins?.forget())
      site.go(target, { replace: true })
      site.toast(t('password.success'))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // Selecting alone gives the focus in some browsers only.
      oldField.current?.focus()
      oldField.current?.select()
    }
  }

  async function submit(): Promise<void> {
    if (underway.current) return
    const [oldPassword, newPassword] = [oldField.current?.value ?? '', newField.current?.value ?? '']
    const found = find(oldPassword, newPassword)
    setProblems(found)
    if (found.old) return oldField.current?.focus()
    if (found.next) return newField.current?.focus()
    underway.current = true
    setBusy(true)
    await send(oldPassword, newPassword)
    underway.current = false
    setBusy(false)
  }

  return { oldField, newField, problems, busy, submit }
}
