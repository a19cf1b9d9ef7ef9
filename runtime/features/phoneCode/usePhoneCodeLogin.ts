import { useAtom } from 'jotai/react'
import { useEffect, useState } from 'react'
import { ChunkLoadError, notifyChunkLoadError } from '../../kit/code/lazyCode'
import { retryOf } from '../../kit/feedback/retries'
import { type DiallingCodes, useDiallingCodes } from '../../kit/forms/useDiallingCodes'
import { type FormFields, useForm } from '../../kit/forms/useForm'
import { usePhoneErrors } from '../../kit/forms/usePhoneErrors'
import { useSecondsLeft } from '../../kit/forms/useSecondsLeft'
import { type Submit, useSubmit } from '../../kit/forms/useSubmit'
import { type SignInMessage, signInMessage } from '../../kit/identity/signInMessage'
import { useFirebaseSignIn } from '../../kit/identity/useFirebaseSignIn'
import { useSite, useText } from '../../kit/useSite'
import { codeStatusAfter, signInCauseOf } from '../../rules/identity/signInCause'
import { readSignInFailure, type SignInFailure } from '../../rules/identity/signInFailure'
import { confirmOnce } from '../../rules/phone/confirmOnce'
import { internationalNumber } from '../../rules/phone/phoneNumber'
import { resendDelay } from '../../rules/phone/resend'
import { sessionAtom } from '../../state/session'
import { confirmCode, sentCodeAtom, typedNumberAtom } from './sentCode'

type FieldName = 'mobileNum' | 'code'

/** What went wrong; without a field it concerns the whole form. */
export interface Problem extends SignInMessage {
  readonly field?: FieldName
}

export interface PhoneCodeLogin
  extends Pick<Submit<'sending' | 'confirming'>, 'action' | 'busy' | 'slow' | 'cancel'> {
  readonly fields: FormFields<FieldName>
  readonly dialling: DiallingCodes
  readonly problem: Problem | undefined
  /** A code was sent: the form shows a field for it. */
  readonly codeSent: boolean
  /** Whole seconds until another code can be requested. */
  readonly secondsLeft: number
  send(): void
  submit(): void
}

/** Only Firebase sends these codes (I4.49, I9.08). */
const resendWait = resendDelay('firebase', undefined)

/** The login by SMS code: one request at a time, and an error never clears what was typed (I4.31 to I4.33, F102). */
export function usePhoneCodeLogin(): PhoneCodeLogin {
  const site = useSite()
  const t = useText()
  const { clock, privacy } = site.browser
  const dialling = useDiallingCodes({ forced: true })
  const firebaseSignIn = useFirebaseSignIn()
  const { action, busy, slow, run, cancel } = useSubmit<'sending' | 'confirming'>()
  const [problem, setProblem] = useState<Problem | undefined>()
  const [sentCode, setSentCode] = useAtom(sentCodeAtom)
  const fields = useForm<FieldName>(
    { mobileNum: site.store.get(typedNumberAtom), code: '' },
    { onInput: () => setProblem(undefined), draft: 'phoneCode' },
  )
  const { internationalError, codeError } = usePhoneErrors()
  const toInternational = (mobileNum: string) => internationalNumber(dialling.diallingCode, mobileNum)
  const sinceFor = (number: string | undefined) => (sentCode?.number === number ? sentCode?.since : undefined)
  const secondsLeft = useSecondsLeft(clock, sinceFor(toInternational(fields.values.mobileNum)), resendWait)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of `fields` never go stale
  useEffect(() => () => site.store.set(typedNumberAtom, fields.readInputs().mobileNum), [site])
  const confirmation = sentCode?.confirm
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field only when a code was sent
  useEffect(() => {
    if (confirmation) fields.focus('code')
  }, [confirmation])

  function showFieldError(field: FieldName, text: string): void {
    setProblem({ field, text, details: [] })
    fields.focus(field)
  }

  /** The number in E.164; if it is not valid, shows an error and returns undefined. */
  function readNumber(): string | undefined {
    const { mobileNum } = fields.readInputs()
    const number = toInternational(mobileNum)
    const error = internationalError(dialling.diallingCode, mobileNum)
    if (error !== undefined) showFieldError('mobileNum', error)
    else if (number === undefined) showFieldError('mobileNum', t('signIn.badNumber'))
    return number
  }

  function showError(
    error: unknown,
    signal: AbortSignal,
    showFailure: (failure: SignInFailure) => void,
  ): void {
    if (error instanceof ChunkLoadError) void notifyChunkLoadError(site, error.remedy, retryOf(signal))
    else showFailure(readSignInFailure(error))
  }

  function showSendFailure(failure: SignInFailure): void {
    const message = signInMessage(site, failure)
    const isBadNumber = signInCauseOf(failure) === 'badNumber'
    setProblem(message && { ...message, ...(isBadNumber && { field: 'mobileNum' as const }) })
    if (isBadNumber) fields.focus('mobileNum')
  }

  /** A wrong code can be corrected; an expired one is cleared, and a new one can be requested (F102). */
  function showConfirmFailure(failure: SignInFailure, number: string): void {
    const message = signInMessage(site, failure)
    const codeStatus = codeStatusAfter(signInCauseOf(failure))
    setProblem(message && (codeStatus === 'unrelated' ? message : { ...message, field: 'code' }))
    if (codeStatus === 'correctable') fields.select('code')
    if (codeStatus === 'expired') startOver(number)
  }

  function startOver(number: string): void {
    setProblem((current) => current && { ...current, text: t('signIn.expiredCode') })
    setSentCode((current) =>
      current?.number === number ? { number, since: undefined, confirm: undefined } : current,
    )
    fields.setValue('code', '')
    fields.focus('code')
  }

  async function send(): Promise<void> {
    const number = readNumber()
    if (number === undefined || (secondsLeft > 0 && sentCode?.number === number)) return
    await run(async (signal) => {
      setProblem(undefined)
      try {
        if (await privacy.isIncognito()) return site.toast(t('signIn.incognito'))
        const signIn = await firebaseSignIn.load()
        if (signal.aborted) return
        const confirm = await signIn.sendCode(number)
        fields.setValue('code', '')
        setSentCode({ number, since: clock.monotonic(), confirm: confirmOnce(confirm) })
      } catch (error) {
        if (!signal.aborted) showError(error, signal, showSendFailure)
      }
    }, 'sending')
  }

  async function logIn(number: string, code: string): Promise<void> {
    await run(async (signal) => {
      setProblem(undefined)
      try {
        const idToken = await confirmCode(site.store.get(sentCodeAtom), number, code)
        const completeSocialLogin = signal.aborted ? undefined : await site.service('completeSocialLogin')
        await completeSocialLogin?.('phone', idToken, signal)
        if (!site.store.get(sessionAtom)) return
        fields.setValue('mobileNum', '')
        setSentCode(undefined)
      } catch (error) {
        if (!signal.aborted) showError(error, signal, (failure) => showConfirmFailure(failure, number))
      }
    }, 'confirming')
  }

  async function submit(): Promise<void> {
    if (!sentCode) return send()
    const number = readNumber()
    if (number === undefined) return
    const { code } = fields.readInputs()
    const error = codeError(code, t('common.verificationCodeMissing'))
    if (error !== undefined) return showFieldError('code', error)
    await logIn(number, code)
  }

  return {
    fields,
    dialling,
    problem,
    action,
    busy,
    slow,
    // A code that arrives after a cancel is valid.
    cancel,
    codeSent: sentCode !== undefined,
    secondsLeft,
    send: () => void send(),
    submit: () => void submit(),
  }
}
