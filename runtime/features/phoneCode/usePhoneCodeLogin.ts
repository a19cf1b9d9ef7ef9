import { useAtom } from 'jotai/react'
import { type FormEvent, useEffect, useState } from 'react'
import { CodeMissing, tellOfLoss } from '../../contract/lazyCode'
import { useSite, useText } from '../../contract/useSite'
import { internationalNumber } from '../../rules/dialling'
import { latinDigits } from '../../rules/digits'
import { provenOnce } from '../../rules/provenOnce'
import { resendWait } from '../../rules/resend'
import { causeOf, codeFate } from '../../rules/signInCause'
import { readSignInFailure, type SignInFailure } from '../../rules/signInFailure'
import { usePrepared } from '../../state/firebase'
import { sessionAtom } from '../../state/session'
import { type SignInMessage, signInMessage } from '../../state/signInMessage'
import { type DiallingCodes, useDiallingCodes } from '../../state/useDiallingCodes'
import { type Fields, useFields } from '../../state/useFields'
import { useSecondsLeft } from '../../state/useSecondsLeft'
import { confirmCode, sentAtom, typedNumberAtom } from './sent'
import { useAttempt } from './useAttempt'

type FieldName = 'mobileNum' | 'code'

/** What went wrong; without a field it is about the whole. */
export interface Problem extends SignInMessage {
  readonly field?: FieldName
}

export interface PhoneCodeLogin {
  readonly fields: Fields<FieldName>
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
const wait = resendWait('firebase', undefined)

/** Logging in with a code by SMS: one request at a time, and nothing that was typed is lost (I4.31 to I4.33, F102). */
export function usePhoneCodeLogin(): PhoneCodeLogin {
  const site = useSite()
  const t = useText()
  const { clock, privacy } = site.edge
  const dialling = useDiallingCodes({ forced: true })
  const prepared = usePrepared()
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
  useEffect(() => () => site.store.set(typedNumberAtom, fields.read().mobileNum), [site])
  const arrived = sent?.confirm
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor goes there when a code is on its way
  useEffect(() => {
    if (arrived) fields.focus('code')
  }, [arrived])

  function mark(field: FieldName, words: string): void {
    setProblem({ field, words, lines: [] })
    fields.focus(field)
  }

  /** The number in E.164, or undefined when it cannot be one, which is told. */
  function readNumber(): string | undefined {
    const { mobileNum } = fields.read()
    const number = numberOf(mobileNum)
    if (mobileNum.trim() === '') mark('mobileNum', t('common.mobileNumMissing'))
    else if (number === undefined) mark('mobileNum', t('signIn.badNumber'))
    return number
  }

  function tell(error: unknown, tellFailure: (failure: SignInFailure) => void): void {
    if (error instanceof CodeMissing) void tellOfLoss(site, error.remedy)
    else tellFailure(readSignInFailure(error))
  }

  function tellUnsent(failure: SignInFailure): void {
    const message = signInMessage(site, failure)
    const bad = causeOf(failure) === 'badNumber'
    setProblem(message && { ...message, ...(bad && { field: 'mobileNum' as const }) })
    if (bad) fields.focus('mobileNum')
  }

  /** A wrong code may be corrected; one that is over leaves its field empty, and a new one is offered (F102). */
  function tellUnconfirmed(failure: SignInFailure, number: string): void {
    const message = signInMessage(site, failure)
    const fate = codeFate(causeOf(failure))
    setProblem(message && (fate === 'elsewhere' ? message : { ...message, field: 'code' }))
    if (fate === 'correct') fields.select('code')
    if (fate === 'over') startOver(number)
  }

  function startOver(number: string): void {
    setProblem((told) => told && { ...told, words: t('signIn.expiredCode') })
    setSent((last) => (last?.number === number ? { number, since: undefined, confirm: undefined } : last))
    fields.put('code', '')
    fields.focus('code')
  }

  async function send(): Promise<void> {
    const number = readNumber()
    if (number === undefined || (left > 0 && sent?.number === number)) return
    await attempt.run('sending', async (signal) => {
      setProblem(undefined)
      try {
        if (await privacy.isIncognito()) return site.toast(t('signIn.incognito'))
        const signIn = await prepared.reach()
        if (signal.aborted) return
        const confirm = await signIn.sendCode(number)
        fields.put('code', '')
        setSent({ number, since: clock.monotonic(), confirm: provenOnce(confirm) })
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
        const socialEnd = signal.aborted ? undefined : await site.service('socialEnd')
        await socialEnd?.('phone', idToken, signal)
        if (!site.store.get(sessionAtom)) return
        fields.put('mobileNum', '')
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
    const code = latinDigits(fields.read().code)
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
