import { type FormFields, useForm } from '../../kit/forms/useForm'
import type { PasswordPolicy } from '../../kit/forms/usePasswordPolicy'
import { type Submit, useSubmit } from '../../kit/forms/useSubmit'
import { loadRememberedLoginService } from '../../kit/identity/rememberedLogin'
import { targetContext } from '../../kit/pages/targetContext'
import { useSite, useText } from '../../kit/useSite'
import { lobbyPath, safeLoginTarget } from '../../rules/session/loginTarget'

export interface PasswordChange extends Pick<Submit, 'busy' | 'slow' | 'cancel'> {
  readonly fields: FormFields<'oldPassword' | 'newPassword'>
  submit(): void
}

/** The form: validation, the request, and the focus after an error. Passwords are sent exactly as typed (F086). */
export function usePasswordChange(policy: PasswordPolicy): PasswordChange {
  const site = useSite()
  const t = useText()
  const fields = useForm({ oldPassword: '', newPassword: '' })
  const { busy, slow, run, cancel } = useSubmit()

  async function changePassword(body: typeof fields.values, signal: AbortSignal): Promise<void> {
    // The page that the forced change interrupted; it is in the history state, so read it before leaving this page.
    const target = safeLoginTarget(site.location.returnTo, targetContext(site)) ?? lobbyPath
    try {
      await site.platform.call('changePassword', { body, signal })
      // The stored login has the old password, which would fail at the next start.
      void loadRememberedLoginService(site).then((service) => service?.forget())
      site.go(target, { replace: true })
      site.toast(t('password.success'))
    } catch (error) {
      if (!signal.aborted) fields.select('oldPassword')
      throw error
    }
  }

  return {
    fields,
    busy,
    slow,
    cancel,
    submit() {
      if (busy) return
      const body = fields.readInputs()
      const { oldPassword, newPassword } = body
      const isValid = fields.validate(() =>
        oldPassword === ''
          ? { oldPassword: t('password.oldMissing') }
          : { newPassword: policy.errorFor(newPassword, oldPassword) },
      )
      if (isValid) void run((signal) => changePassword(body, signal))
    },
  }
}
