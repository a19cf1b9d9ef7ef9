import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FormFields, requiredError, useForm } from '../../kit/forms/useForm'
import { usePhoneErrors } from '../../kit/forms/usePhoneErrors'
import { type Submit, useSubmit } from '../../kit/forms/useSubmit'
import { useSite, useText } from '../../kit/useSite'
import { loginNameOf } from '../../rules/registration/registerRequest'
import { truncate } from '../../rules/text/text'
import { typedUserNameAtom } from '../../state/login'
import * as limits from '../../tables/limits'
import { type RememberMe, useRememberMe } from './useRememberMe'

export type LoginMethod = 'username' | 'mobile'

export interface LoginForm extends Pick<Submit, 'busy' | 'slow' | 'cancel'> {
  readonly fields: FormFields<'userName' | 'mobileNum' | 'password'>
  readonly method: LoginMethod
  setMethod(method: LoginMethod): void
  /** The dialling code of the mobile number, digits without the plus sign. */
  readonly diallingCode: RefObject<string>
  readonly rememberMe: RememberMe
  submit(): void
}

/** The login form: validation, one request at a time, and the focus after an error. */
export function useLoginForm(): LoginForm {
  const site = useSite()
  const t = useText()
  const fields = useForm(
    { userName: site.store.get(typedUserNameAtom), mobileNum: '', password: '' },
    { draft: 'login' },
  )
  const { userName: nameAtStart, mobileNum: numberAtStart } = fields.values
  const [method, setMethod] = useState<LoginMethod>(
    nameAtStart === '' && numberAtStart !== '' ? 'mobile' : 'username',
  )
  const diallingCode = useRef('')
  const { numberError } = usePhoneErrors()
  const rememberMe = useRememberMe((storedName) => {
    if (fields.readInputs().userName === '') fields.setValue('userName', storedName)
  })
  const { busy, slow, run, cancel } = useSubmit({ cancelledText: 'login.cancelled' })
  useEffect(() => {
    // Loads the code for a login with the form, so that a network failure while typing is reported by the call itself.
    for (const name of ['captcha', 'logIn'] as const) site.service(name).catch(() => undefined)
  }, [site])

  /** Mentions when the login cannot be stored (F023). */
  function successMessage(name: string): string {
    return site.browser.storage.persistent
      ? t('login.success', { name: truncate(name, limits.toastName) })
      : t('errors.notKept')
  }

  async function logIn(
    credentials: { readonly userName: string; readonly password: string },
    signal: AbortSignal,
  ): Promise<void> {
    const captcha = await site.service('captcha')
    const captchaFields = (await captcha?.getFields('login', signal)) ?? {}
    const { checked: remember = false } = rememberMe
    const service = await site.service('logIn')
    if (signal.aborted) return
    const outcome = await service?.({ ...credentials, captchaFields, remember, signal })
    captcha?.invalidate('login')
    const wrong = typeof outcome === 'object' ? outcome.wrong : undefined
    // The reason stays at the field when the notice is closed.
    if (wrong !== undefined) fields.validate(() => ({ password: wrong }))
    if ((wrong !== undefined || outcome === 'failed') && !signal.aborted) fields.select('password')
    if (outcome === 'loggedIn') site.toast(successMessage(credentials.userName))
  }

  return {
    fields,
    method,
    setMethod,
    diallingCode,
    rememberMe,
    busy,
    slow,
    cancel,
    submit() {
      if (busy) return
      const { userName, mobileNum, password } = fields.readInputs()
      const byMobile = method === 'mobile'
      const number = { method: 'mobile', diallingCode: diallingCode.current, mobileNum } as const
      const name = byMobile ? (loginNameOf(number) ?? '') : userName.trim()
      const { diallingCode: code } = number
      const isValid = fields.validate(() => ({
        ...(byMobile
          ? { mobileNum: numberError(code, mobileNum) }
          : { userName: requiredError(userName, t('login.userNameMissing')) }),
        password: password === '' ? t('login.passwordMissing') : undefined,
      }))
      if (!isValid) return
      // "Forgot password" starts with it.
      if (!byMobile) site.store.set(typedUserNameAtom, userName)
      void run((signal) => logIn({ userName: name, password }, signal))
    },
  }
}
