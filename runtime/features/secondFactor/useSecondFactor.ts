import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Stop } from '../../browser/browser'
import type { PendingLogin } from '../../contract/overlays'
import { signInNotice } from '../../kit/signInMessage'
import { useFirstError } from '../../kit/useFirstError'
import { useSite, useText } from '../../kit/useSite'
import { type Submit, useSubmit } from '../../kit/useSubmit'
import {
  type FactorField,
  type FactorValues,
  fieldsToClear,
  firstEmptyField,
  type SecondFactor,
  secondFactorPayload,
} from '../../rules/identity/secondFactor'
import { codeStatusAfter, signInCauseOf } from '../../rules/identity/signInCause'
import { SignInFailure } from '../../rules/identity/signInFailure'
import { Failure, isRefusal } from '../../rules/network/failure'
import type { ConfirmCode } from '../../rules/phone/confirmOnce'
import type { LoginValue } from '../../rules/session/session'
import { latinDigits } from '../../rules/text/digits'
import { identityToLinkAtom } from '../../state/login'
import { times } from '../../tables/times'

export interface SecondFactorForm extends Pick<Submit, 'busy' | 'slow' | 'cancel'> {
  readonly login: PendingLogin
  readonly values: FactorValues
  /** The proof was good; the login completes in half a second (I4.08). */
  readonly done: boolean
  type(field: FactorField, value: string): void
  /** Said below the field that was left empty (I5.13). */
  errorOf(field: FactorField): string | undefined
  place(field: FactorField): (input: HTMLInputElement | null) => void
  /** Marks a field as missing and puts the cursor there (I5.13). */
  ask(field: FactorField): void
  /** What the number's own fields do not say, and the proof needs. */
  bySms(about: SmsProof): void
  submit(event: FormEvent): void
}

/** How a code by SMS is sent and proven. */
export interface SmsProof {
  /** Digits without the plus sign. */
  readonly diallingCode: string
  /** Turns the code into an id token (I3.11); undefined: the platform knows the code itself. */
  readonly prove: ConfirmCode | undefined
}

/** The second factor's life: what is missing, one request at a time, and the proof emptied after a mistake (I8.10). */
export function useSecondFactor(login: PendingLogin, factor: SecondFactor): SecondFactorForm {
  const site = useSite()
  const t = useText()
  const gap = useFirstError<FactorField>()
  const [values, setValues] = useState<FactorValues>({})
  const [done, setDone] = useState(false)
  const attempt = useSubmit(verify)
  const sms = useRef<SmsProof>({ diallingCode: '', prove: undefined })
  const completing = useRef<Stop | undefined>(undefined)
  useEffect(() => () => completing.current?.(), [])

  const ask = (field: FactorField): void => gap.setError(field, t(`secondFactor.${field}Missing`))

  /** The message is up; below it the field waits, empty (I8.10). */
  function startOver(): void {
    const emptied: readonly FactorField[] = fieldsToClear[factor]
    gap.focus(fieldsToClear[factor][0])
    setValues((all) => ({ ...all, ...Object.fromEntries(emptied.map((field) => [field, ''])) }))
  }

  /** The word of success stands for half a second (I4.08). */
  async function complete(value: LoginValue, signal: AbortSignal): Promise<void> {
    const [enter, remembered] = await Promise.all([
      site.service('completeLogin'),
      site.service('rememberedLogin'),
    ])
    if (signal.aborted) return
    setDone(true)
    completing.current = site.browser.clock.after(times.secondFactorSuccess, () => {
      completing.current = undefined
      if (enter?.(value, login)) void remembered?.save(login, login.remember)
      else setDone(false)
    })
  }

  /**
   * The identity that the login brought along, which is linked when the login is complete (I2.20). Where Firebase has sent
   * the code, the phone's own stands there instead: a request carries one, and the proof comes first.
   */
  async function identity(): Promise<object | undefined> {
    const prove = factor === 'sms' ? sms.current.prove : undefined
    if (!prove) return site.store.get(identityToLinkAtom)
    return { firebaseIdToken: await prove(latinDigits(values.verificationCode ?? '').trim()) }
  }

  function tellUnproven(failure: SignInFailure): void {
    const message = signInNotice(site, failure)
    if (message !== undefined) void site.notice({ message })
    if (codeStatusAfter(signInCauseOf(failure)) !== 'elsewhere') startOver()
  }

  async function verify(signal: AbortSignal): Promise<void> {
    const { userName, password } = login
    try {
      const fields = secondFactorPayload(factor, values, sms.current.diallingCode)
      const body = { username: userName, password, ...(await identity()), ...fields }
      await complete(await site.platform.call('loginVerification', { body, signal }), signal)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof SignInFailure) return tellUnproven(error)
      if (error instanceof Failure && isRefusal(error)) return startOver()
      throw error
    }
  }

  function submit(): void {
    if (done || attempt.busy) return
    const empty = firstEmptyField(factor, values)
    if (empty) {
      ask(empty)
      return
    }
    gap.clear()
    attempt.run()
  }

  return {
    login,
    values,
    busy: attempt.busy,
    slow: attempt.slow,
    cancel: attempt.cancel,
    done,
    type(field, value) {
      setValues((all) => ({ ...all, [field]: value }))
      gap.clear()
    },
    errorOf: gap.errorOf,
    place: gap.refOf,
    ask,
    bySms(about) {
      sms.current = about
    },
    submit(event) {
      event.preventDefault()
      submit()
    },
  }
}
