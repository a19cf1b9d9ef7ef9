import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CodeMissing, notifyCodeMissing } from '../../kit/lazyCode'
import { useDelayedFlag } from '../../kit/useDelayedFlag'
import type { FormFields } from '../../kit/useFields'
import { useSite, useText } from '../../kit/useSite'
import { CaptchaNotPassedError } from '../../rules/captcha/captcha'
import { truncate } from '../../rules/text/text'
import { limits } from '../../tables/limits'
import { times } from '../../tables/times'
import type { RememberMe } from './useRememberMe'

interface LoginErrors {
  readonly userName?: string
  readonly password?: string
}

export interface LoginFormState {
  readonly errors: LoginErrors
  readonly busy: boolean
  /** It takes long enough to offer a cancel button. */
  readonly slow: boolean
  clearErrors(): void
  submit(event: FormEvent): void
  cancel(): void
}

/** The login form: validation, one request at a time, and the focus after an error. */
export function useLoginForm(
  fields: FormFields<'userName' | 'password'>,
  rememberMe: RememberMe,
): LoginFormState {
  const site = useSite()
  const t = useText()
  const pending = useRef<AbortController | undefined>(undefined)
  const [errors, setErrors] = useState<LoginErrors>({})
  const [busy, setBusy] = useState(false)
  const slow = useDelayedFlag(site.browser.clock, busy, times.slowThreshold)
  useEffect(() => {
    // Loads the code for a login with the form, so that a network failure while typing is reported by the call itself.
    for (const name of ['captcha', 'logIn'] as const) site.service(name).catch(() => undefined)
  }, [site])
  useEffect(() => () => pending.current?.abort(), [])

  /** From the inputs, because password managers may fill them without an event (F087). */
  function readCredentials() {
    const { userName, password } = fields.readInputs()
    return { userName: userName.trim(), password }
  }

  function validate({ userName, password }: ReturnType<typeof readCredentials>): LoginErrors {
    return {
      ...(userName === '' ? { userName: t('login.userNameMissing') } : {}),
      ...(password === '' ? { password: t('login.passwordMissing') } : {}),
    }
  }

  /** Mentions when the login cannot be stored (F023). */
  function successMessage(name: string): string {
    return site.browser.storage.persistent
      ? t('login.success', { name: truncate(name, limits.toastName) })
      : t('errors.notKept')
  }

  async function logIn(signal: AbortSignal): Promise<void> {
    const credentials = readCredentials()
    const captcha = await site.service('captcha')
    const captchaFields = (await captcha?.getFields('login', signal)) ?? {}
    const { checked: remember = false } = rememberMe
    const service = await site.service('logIn')
    if (signal.aborted) return
    const outcome = await service?.({ ...credentials, captchaFields, remember, signal })
    captcha?.invalidate('login')
    if (outcome === 'failed' && !signal.aborted) fields.select('password')
    if (outcome === 'loggedIn') site.toast(successMessage(credentials.userName))
    // Until the second factor succeeds only the name is stored: a reload must not find the password (F084).
    if (outcome === 'secondFactor') await rememberMe.save({ userName: credentials.userName })
    if (outcome === 'loggedIn') await rememberMe.save(credentials)
  }

  function end(): void {
    pending.current = undefined
    setBusy(false)
  }

  async function submit(): Promise<void> {
    if (pending.current) return
    const foundErrors = validate(readCredentials())
    setErrors(foundErrors)
    if (foundErrors.userName) return fields.focus('userName')
    if (foundErrors.password) return fields.focus('password')
    const controller = new AbortController()
    pending.current = controller
    setBusy(true)
    try {
      await logIn(controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      // The failure of a call was already shown.
      if (error instanceof CodeMissing) return await notifyCodeMissing(site, error.remedy)
      await site.notice({
        message: t(error instanceof CaptchaNotPassedError ? error.textKey : 'errors.network'),
      })
    } finally {
      if (pending.current === controller) end()
    }
  }

  return {
    errors,
    busy,
    slow,
    clearErrors: () => setErrors({}),
    submit(event) {
      event.preventDefault()
      void submit()
    },
    // Unlocks the form at once, whatever it waits for.
    cancel() {
      pending.current?.abort()
      end()
      site.toast(t('login.cancelled'))
    },
  }
}
