import { useAtom } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useRef, useState } from 'react'
import { CodeMissing, tellOfLoss } from '../contract/lazyCode'
import { useSite, useText } from '../contract/useSite'
import { CaptchaUnpassed } from '../rules/captcha'
import { internationalNumber, numberBeside } from '../rules/dialling'
import { Failure } from '../rules/failure'
import type { Prove } from '../rules/provenOnce'
import { fields } from '../rules/read'
import { resendWait } from '../rules/resend'
import { limits } from '../tables/limits'
import { type Ms, times } from '../tables/times'
import { useHeld } from './useHeld'
import { useSecondsLeft } from './useSecondsLeft'
import { useSlowWords } from './useSlowWords'

/** Tells its own failures while somebody waits; undefined when nothing was sent. The number as it was typed. */
export type SendByFirebase = (
  diallingCode: string,
  mobileNum: string,
  signal: AbortSignal,
) => Promise<Prove | undefined>

export interface PhoneCodeRequest {
  readonly call: 'sendSms' | 'sendSmsVisitor'
  /** Digits without the plus sign. */
  readonly diallingCode: string
  readonly mobileNum: string
  readonly userName: string
  /** The number is missing: mark it, and put the cursor there (I5.15). */
  readonly missing: () => void
  /** Sends instead of the call. */
  readonly byFirebase?: SendByFirebase | undefined
}

/** What ui/SmsCode wants besides the code: spread it. */
export interface SmsCodeHold {
  readonly label: string
  readonly length: number
  readonly helper: string | undefined
  readonly sendText: string
  readonly sendingText: string
  readonly sending: boolean
  readonly waiting: boolean
  readonly onSend: () => void
  /** Sending has become long enough to offer a way out. */
  readonly slow: (ReturnType<typeof useSlowWords> & { readonly onCancel: () => void }) | undefined
}

export interface PhoneCode {
  /** Whole seconds until another code may be asked for. */
  readonly left: number
  readonly sent: boolean
  /** Of the last code that Firebase sent; undefined before. */
  readonly prove: Prove | undefined
  /** `<SmsCode {...code.field} value=... onChange=... />` */
  readonly field: SmsCodeHold
}

interface Wait {
  /** On the steady clock. */
  readonly since: number
  readonly length: Ms
  readonly prove?: Prove
}

/** What was sent for whom to which number. It outlives the form, which goes when the member looks at another tab (I4.49). */
const waitsAtom = atom<Readonly<Record<string, Wait>>>({})

/** Sends a code by SMS (I7.08), and counts down on the steady clock until it may be sent again (I4.49, F098, F099). */
export function usePhoneCode(request: PhoneCodeRequest): PhoneCode {
  const t = useText()
  const { clock } = useSite().edge
  const [waits, setWaits] = useAtom(waitsAtom)
  const [sending, setSending] = useState(false)
  const slowWords = useSlowWords()
  const slow = useHeld(clock, sending, times.slowThreshold)
  const underway = useRef<AbortController | undefined>(undefined)
  const dispatch = useDispatch(request)
  const about = addressee(request)
  const wait = waits[about]
  const left = useSecondsLeft(clock, wait?.since, wait?.length ?? times.resendCode)
  const waiting = left > 0

  async function send(): Promise<void> {
    if (request.mobileNum.trim() === '') return request.missing()
    if (underway.current || waiting) return
    const controller = new AbortController()
    underway.current = controller
    setSending(true)
    const sent = await dispatch(controller.signal)
    if (sent) setWaits((all) => ({ ...all, [about]: sent, [addressee({ ...request, mobileNum: '' })]: sent }))
    if (underway.current === controller) end()
  }

  function end(): void {
    underway.current = undefined
    setSending(false)
  }

  /** Gives up waiting; a code that is sent all the same is good. */
  function cancel(): void {
    underway.current?.abort()
    end()
  }

  const sent = wait !== undefined
  return {
    left,
    sent,
    prove: wait?.prove,
    field: {
      label: t('common.verificationCode'),
      length: limits.verificationCode,
      helper: sent ? t('common.codeSent') : undefined,
      sendText: waiting
        ? t('common.resendCodeIn', { count: left })
        : t(sent ? 'common.resendCode' : 'common.sendCode'),
      sendingText: t('common.sendingCode'),
      sending,
      waiting,
      onSend: () => void send(),
      slow: slow ? { ...slowWords, onCancel: cancel } : undefined,
    },
  }
}

/** One number is one wait, however it is typed, and another need not wait for it; none, yet, may be the last one again. */
const addressee = ({ call, userName, diallingCode, mobileNum }: PhoneCodeRequest): string =>
  [call, userName.trim(), internationalNumber(diallingCode, mobileNum) ?? mobileNum.trim()].join(' ')

/** One code on its way; undefined when it was not sent, which has been told to whoever waits. */
function useDispatch(request: PhoneCodeRequest): (signal: AbortSignal) => Promise<Wait | undefined> {
  const site = useSite()
  const { call, diallingCode, mobileNum, userName, byFirebase } = request
  const { clock } = site.edge

  async function byPlatform(signal: AbortSignal): Promise<Wait | undefined> {
    const captcha = await site.service('captcha')
    const extra = await captcha?.fields('sms', signal)
    if (signal.aborted) return undefined
    const body = {
      countryDialingCode: diallingCode,
      mobileNum: numberBeside(diallingCode, mobileNum),
      username: userName.trim(),
      ...extra,
    }
    try {
      const value = await site.platform.call(call, { body, signal })
      return { since: clock.monotonic(), length: resendWait('platform', fields(value).expirationTime) }
    } finally {
      captcha?.spend('sms')
    }
  }

  return async (signal) => {
    try {
      if (!byFirebase) return await byPlatform(signal)
      const prove = await byFirebase(diallingCode, mobileNum, signal)
      return prove && { since: clock.monotonic(), length: resendWait('firebase', undefined), prove }
    } catch (error) {
      // A call's failure was told already.
      if (signal.aborted || error instanceof Failure) return undefined
      if (error instanceof CodeMissing) return void tellOfLoss(site, error.remedy)
      const says = error instanceof CaptchaUnpassed ? error.says : 'errors.network'
      void site.notice({ message: site.text.t(says) })
      return undefined
    }
  }
}
