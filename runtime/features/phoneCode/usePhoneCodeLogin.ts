import { useAtom } from 'jotai/react'
import { type FormEvent, useEffect, useState } from 'react'
import { CodeMissing, notifyCodeMissing } from '../../kit/lazyCode'
import { type SignInMessage, signInMessage } from '../../kit/signInMessage'
import { type DiallingCodes, useDiallingCodes } from '../../kit/useDiallingCodes'
import { type FormFields, useFields } from '../../kit/useFields'
import { useFirebaseSignIn } from '../../kit/useFirebaseSignIn'
import { useSecondsLeft } from '../../kit/useSecondsLeft'
import { useSite, useText } from '../../kit/useSite'
import { codeStatusAfter, signInCauseOf } from '../../rules/identity/signInCause'
import { readSignInFailure, type SignInFailure } from '../../rules/identity/signInFailure'
import { confirmOnce } from '../../rules/phone/confirmOnce'
import { internationalNumber } from '../../rules/phone/dialling'
import { resendDelay } from '../../rules/phone/resend'
import { latinDigits } from '../../rules/text/digits'
import { sessionAtom } from '../../state/session'
import { confirmCode, sentAtom, typedNumberAtom } from './sent'
import { useAttempt } from './useAttempt'

type FieldName = 'mobileNum' | 'code'

/** What went wrong; without a field it is about the whole. */
export interface Problem extends SignInMessage {
  readonly field?: FieldName
}

export interface PhoneCodeLogin {
  readonly fields: FormFields<FieldName>
  readonly dialling: DiallingCodes
  readonly problem: Problem | undefined
  readonly busy: 'sending' | 'confirming' | undefined
  /** A code was asked for: there is a field for it. */
  readonly asked: boolean
  /** Whole seconds until another code may be asked for. */
  readonly left: number
  send(): void
  submit(event: FormEvent): void
  /** Gives up waiting; a code that arrives all the same is good. */
  cancel(): void
}

/** Codes come from Firebase alone here (I4.49, I9.08). */
const wait = resendDelay('firebase', undefined)

/** Logging in with a code by SMS: one request at a time, and nothing that was typed is lost (I4.31 to I4.33, F102). */
export function usePhoneCodeLogin(): PhoneCodeLogin {
  const site = useSite()
  const t = useText()
  const { clock, privacy } = site.browser
  const dialling = useDiallingCodes({ forced: true })
  const prepared = useFirebaseSignIn()
  const attempt = useAttempt<'sending' | 'confirming'>()
  const [problem, setProblem] = useState<Problem | undefined>()
  const [sent, setSent] = useAtom(sentAtom)
  const fields = useFields<FieldName>({ mobileNum: site.store.get(typedNumberAtom), code: '' }, () =>
    setProblem(undefined),
  )
  const numberOf = (typed: string) => internationalNumber(dialling.diallingCode, typed)
  const sinceFor = (number: string | undefined) => (sent?.number === number ? sent?.since : undefined)
  const left = useSecondsLeft(clock, sinceFor(numberOf(fields.values.mobileNum)), wait)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields' functions never go stale
  useEffect(() => () => site.store.set(typedNumberAtom, fields.readInputs().mobileNum), [site])
  const arrived = sent?.confirm
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor goes there when a code is on its way
  useEffect(() => {
    if (arrived) fields.focus('code')
  }, [arrived])

  function mark(field: FieldName, words: string): void {
    setProblem({ field, text: words, details: [] })
    fields.focus(field)
  }

  /** The number in E.164, or undefined when it cannot be one, which is told. */
  function readNumber(): string | undefined {
    const { mobileNum } = fields.readInputs()
    const number = numberOf(mobileNum)
    if (mobileNum.trim() === '') mark('mobileNum', t('common.mobileNumMissing'))
    else if (number === undefined) mark('mobileNum', t('signIn.badNumber'))
    return number
  }

  function tell(error: unknown, tellFailure: (failure: SignInFailure) => void): void {
    if (error instanceof CodeMissing) void notifyCodeMissing(site, error.remedy)
    else tellFailure(readSignInFailure(error))
  }

  function tellUnsent(failure: SignInFailure): void {
    const message = signInMessage(site, failure)
    const bad = signInCauseOf(failure) === 'badNumber'
    setProblem(message && { ...message, ...(bad && { field: 'mobileNum' as const }) })
    if (bad) fields.focus('mobileNum')
  }

  /** A wrong code may be corrected; one that is over leaves its field empty, and a new one is offered (F102). */
  function tellUnconfirmed(failure: SignInFailure, number: string): void {
    const message = signInMessage(site, failure)
    const fate = codeStatusAfter(signInCauseOf(failure))
    setProblem(message && (fate === 'elsewhere' ? message : { ...message, field: 'code' }))
    if (fate === 'correct') fields.select('code')
    if (fate === 'over') startOver(number)
  }

  function startOver(number: string): void {
    setProblem((told) => told && { ...told, text: t('signIn.expiredCode') })
    setSent((last) => (last?.number === number ? { number, since: undefined, confirm: undefined } : last))
    fields.setValue('code', '')
    fields.focus('code')
  }

  async function send(): Promise<void> {
    const number = readNumber()
    if (number === undefined || (left > 0 && sent?.number === number)) return
    await attempt.run('sending', async (signal) => {
      setProblem(undefined)
      try {
        if (await privacy.isIncognito()) return site.toast(t('signIn.incognito'))
        const signIn = await prepared.load()
        if (signal.aborted) return
        const confirm = await signIn.sendCode(number)
        fields.setValue('code', '')
        setSent({ number, since: clock.monotonic(), confirm: confirmOnce(confirm) })
      } catch (error) {
        if (!signal.aborted) tell(error, tellUnsent)
      }
    })
  }

  async function logIn(number: string, code: string): Promise<void> {
    await attempt.run('confirming', async (signal) => {
      setProblem(undefined)
      try {
        const idToken = await confirmCode(site.store.get(sentAtom), number, code)
        const socialEnd = signal.aborted ? undefined : await site.service('completeSocialLogin')
        await socialEnd?.('phone', idToken, signal)
        if (!site.store.get(sessionAtom)) return
        fields.setValue('mobileNum', '')
        setSent(undefined)
      } catch (error) {
        if (!signal.aborted) tell(error, (failure) => tellUnconfirmed(failure, number))
      }
    })
  }

  async function submit(): Promise<void> {
    if (!sent) return send()
    const number = readNumber()
    if (number === undefined) return
    const code = latinDigits(fields.readInputs().code)
    if (code === '') return mark('code', t('common.verificationCodeMissing'))
    await logIn(number, code)
  }

  return {
    fields,
    dialling,
    problem,
    busy: attempt.busy,
    asked: sent !== undefined,
    left,
    send: () => void send(),
    submit(event) {
      event.preventDefault()
      void submit()
    },
    cancel: attempt.cancel,
  }
}
