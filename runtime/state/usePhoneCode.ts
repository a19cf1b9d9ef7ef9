import { useAtom } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useRef, useState } from 'react'
import { useSite, useText } from '../contract/useSite'
import { CaptchaUnpassed } from '../rules/captcha'
import { Failure } from '../rules/failure'
import type { Prove } from '../rules/provenOnce'
import { resendWait } from '../rules/resend'
import { limits } from '../tables/limits'
import { type Ms, times } from '../tables/times'
import { useSecondsLeft } from './useSecondsLeft'

/** Tells its own failures; undefined when nothing was sent. The number as it was typed. */
export type SendByFirebase = (diallingCode: string, mobileNum: string) => Promise<Prove | undefined>

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

/** What was sent for whom. It outlives the form, which goes when the member looks at another tab (I4.49). */
const waitsAtom = atom<Readonly<Record<string, Wait>>>({})

const expirationOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? (value as { expirationTime?: unknown }).expirationTime
    : undefined

/** Sends a code by SMS (I7.08), and counts down on the steady clock until it may be sent again (I4.49, F098, F099). */
export function usePhoneCode(request: PhoneCodeRequest): PhoneCode {
  const t = useText()
  const { clock } = useSite().edge
  const [waits, setWaits] = useAtom(waitsAtom)
  const [sending, setSending] = useState(false)
  const underway = useRef(false)
  const dispatch = useDispatch(request)
  const about = `${request.call} ${request.userName.trim()}`
  const wait = waits[about]
  const left = useSecondsLeft(clock, wait?.since, wait?.length ?? times.resend)
  const waiting = left > 0

  async function send(): Promise<void> {
    if (request.mobileNum.trim() === '') return request.missing()
    if (underway.current || waiting) return
    underway.current = true
    setSending(true)
    try {
      const sent = await dispatch()
      if (sent) setWaits((all) => ({ ...all, [about]: sent }))
    } finally {
      underway.current = false
      setSending(false)
    }
  }

  const sent = wait !== undefined
  return {
    left,
    sent,
    prove: wait?.prove,
    field: {
      label: t('common.verificationCode'),
      length: limits.code,
      helper: sent ? t('common.codeSent') : undefined,
      sendText: waiting
        ? t('common.resendCodeIn', { count: left })
        : t(sent ? 'common.resendCode' : 'common.sendCode'),
      sendingText: t('common.sendingCode'),
      sending,
      waiting,
      onSend: () => void send(),
    },
  }
}

/** One code on its way; undefined when it was not sent, which has been told. */
function useDispatch(request: PhoneCodeRequest): () => Promise<Wait | undefined> {
  const site = useSite()
  const { call, diallingCode, mobileNum, userName, byFirebase } = request
  const { clock } = site.edge

  async function byPlatform(): Promise<Wait> {
    const captcha = await site.service('captcha')
    const extra = await captcha?.fields('sms')
    const body = {
      countryDialingCode: diallingCode,
      mobileNum: mobileNum.trim(),
      username: userName.trim(),
      ...extra,
    }
    try {
      const value = await site.platform.call(call, { body })
      return { since: clock.steady(), length: resendWait('platform', expirationOf(value)) }
    } finally {
      captcha?.spend('sms')
    }
  }

  return async () => {
    try {
      if (!byFirebase) return await byPlatform()
      const prove = await byFirebase(diallingCode, mobileNum)
      return prove && { since: clock.steady(), length: resendWait('firebase', undefined), prove }
    } catch (error) {
      if (error instanceof CaptchaUnpassed) await site.notice({ message: site.text.t(error.says) })
      else if (!(error instanceof Failure)) throw error
      return undefined
    }
  }
}
