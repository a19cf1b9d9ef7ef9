import { useRef, useState } from 'react'
import type { PendingLogin } from '../../contract/overlays'
import { retryOf } from '../../kit/feedback/retries'
import { type FormFields, type FormValues, requiredError, useForm } from '../../kit/forms/useForm'
import { usePhoneErrors } from '../../kit/forms/usePhoneErrors'
import { type Submit, useSubmit } from '../../kit/forms/useSubmit'
import { signInNotice } from '../../kit/identity/signInMessage'
import { useSite, useText } from '../../kit/useSite'
import {
  type FactorField,
  type FactorValues,
  factorFields,
  fieldsToClear,
  type SecondFactor,
  secondFactorPayload,
} from '../../rules/identity/secondFactor'
import { codeStatusAfter, signInCauseOf } from '../../rules/identity/signInCause'
import { SignInFailure } from '../../rules/identity/signInFailure'
import { Failure } from '../../rules/network/failure'
import { isRefusal } from '../../rules/network/failureKinds'
import type { ConfirmCode } from '../../rules/phone/confirmOnce'
import type { LoginValue } from '../../rules/session/session'
import { identityToLinkAtom } from '../../state/login'
import * as times from '../../tables/times'

export interface SecondFactorForm extends Pick<Submit, 'busy' | 'slow' | 'cancel'> {
  readonly login: PendingLogin
  readonly fields: FormFields<FactorField>
  /** The second factor was accepted; the login completes after half a second (I4.08). */
  readonly done: boolean
  /** Shows the error of a field and focuses it (I5.13). */
  showError(field: FactorField, error: () => string | undefined): void
  /** Sets what verifying the SMS code needs besides the values of the fields. */
  setSmsVerification(verification: SmsVerification): void
  submit(): void
}

/** How an SMS code is verified. */
export interface SmsVerification {
  /** Digits without the plus sign. */
  readonly diallingCode: string
  /** Exchanges the code for an id token (I3.11); undefined: the platform verifies the code itself. */
  readonly confirm: ConfirmCode | undefined
}

const emptyValues = { payeeName: '', mobileNum: '', verificationCode: '', authCode: '', email: '' }

/** The second factor's form: validation, one request at a time, fields cleared after a rejection (I8.10). */
export function useSecondFactor(login: PendingLogin, factor: SecondFactor): SecondFactorForm {
  const site = useSite()
  const t = useText()
  const fields = useForm<FactorField>(emptyValues)
  const { numberError, codeError } = usePhoneErrors()
  const [done, setDone] = useState(false)
  const { busy, slow, run, cancel } = useSubmit()
  const smsVerification = useRef<SmsVerification>({ diallingCode: '', confirm: undefined })

  const showError: SecondFactorForm['showError'] = (field, error) =>
    void fields.validate(() => ({ [field]: error() }))

  /** The error of one of the tab's fields (I5.09 to I5.13). */
  function errorOf(field: FactorField, typed: FactorValues, diallingCode: string): string | undefined {
    const value = typed[field] ?? ''
    const missing = t(`secondFactor.${field}Missing`)
    if (field === 'mobileNum') return numberError(diallingCode, value)
    if (field === 'authCode' || field === 'verificationCode') return codeError(value, missing)
    return requiredError(value, missing)
  }

  /** Clears the fields and focuses the first; the message is already shown above them (I8.10). */
  function clearFactor(): void {
    fields.focus(fieldsToClear[factor][0])
    for (const field of fieldsToClear[factor]) fields.setValue(field, '')
  }

  /** Shows the success message for half a second first (I4.08). */
  async function complete(value: LoginValue, signal: AbortSignal): Promise<void> {
    const completeLogin = await site.service('completeLogin')
    if (signal.aborted) return
    setDone(true)
    // Also when the sheet is closed meanwhile: the platform has logged the member in.
    site.browser.clock.after(times.secondFactorSuccess, () => {
      if (!completeLogin?.(value, login)) setDone(false)
    })
  }

  /**
   * The identity that this login links to the account (I2.20). If Firebase has sent the code, the phone number's id token
   * instead: a request carries only one, and the second factor has priority.
   */
  async function identityFields(values: FormValues<FactorField>): Promise<object | undefined> {
    const confirm = factor === 'sms' ? smsVerification.current.confirm : undefined
    if (!confirm) return site.store.get(identityToLinkAtom)
    return { firebaseIdToken: await confirm(values.verificationCode) }
  }

  function showSignInFailure(failure: SignInFailure, signal: AbortSignal): void {
    const notice = signInNotice(site, failure, retryOf(signal))
    if (notice) void site.notice(notice)
    if (codeStatusAfter(signInCauseOf(failure)) !== 'unrelated') clearFactor()
  }

  async function verify(values: FormValues<FactorField>, signal: AbortSignal): Promise<void> {
    const { userName, password } = login
    try {
      const factorPayload = secondFactorPayload(factor, values, smsVerification.current.diallingCode)
      const body = { username: userName, password, ...(await identityFields(values)), ...factorPayload }
      await complete(await site.platform.call('loginVerification', { body, signal }), signal)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof SignInFailure) return showSignInFailure(error, signal)
      if (error instanceof Failure && isRefusal(error)) return clearFactor()
      throw error
    }
  }

  return {
    login,
    fields,
    busy,
    slow,
    cancel,
    done,
    showError,
    setSmsVerification(verification) {
      smsVerification.current = verification
    },
    submit() {
      if (done || busy) return
      const typed = fields.readInputs()
      const { diallingCode } = smsVerification.current
      const check = () =>
        Object.fromEntries(factorFields[factor].map((field) => [field, errorOf(field, typed, diallingCode)]))
      if (fields.validate(check)) void run((signal) => verify(typed, signal))
    },
  }
}
