import { useAtom } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { fields } from '../../rules/network/read'
import type { ConfirmCode } from '../../rules/phone/confirmOnce'
import { internationalNumber, nationalNumber } from '../../rules/phone/phoneNumber'
import { resendDelay } from '../../rules/phone/resend'
import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import type { SlowMessageProps } from '../../ui/feedback/SlowMessage'
import { useWaitText } from '../feedback/useWaitText'
import { useSite, useText } from '../useSite'
import { usePhoneErrors } from './usePhoneErrors'
import { useRateLimit } from './useRateLimit'
import { useSecondsLeft } from './useSecondsLeft'
import { useSlowMessageProps } from './useSlowMessageProps'
import { useSubmit } from './useSubmit'

/** Shows its own failures unless it was cancelled; undefined when nothing was sent. The number is as typed. */
export type SendByFirebase = (
  diallingCode: string,
  mobileNum: string,
  signal: AbortSignal,
) => Promise<ConfirmCode | undefined>

export interface PhoneCodeRequest {
  readonly call: 'sendSms' | 'sendSmsVisitor'
  /** Digits without the plus sign. */
  readonly diallingCode: string
  readonly mobileNum: string
  readonly userName: string
  /** Called with what reads the error of a number that is missing or invalid, to mark its field (I5.15). */
  readonly onNumberError: (error: () => string | undefined) => void
  /** The current values: a browser may fill in fields without an event (F087). */
  readonly readInputs: () => { readonly mobileNum: string; readonly userName?: string }
  /** Used instead of the call. */
  readonly sendByFirebase?: SendByFirebase | undefined
}

/** Props for ui/forms/SmsCode besides those of the code; spread them. */
export interface SmsCodeProps {
  readonly label: string
  readonly helper: string | undefined
  /** Why the button waits; undefined when it does not need to be said. */
  readonly notice: string | undefined
  readonly sendText: string
  readonly sendingText: string
  readonly sending: boolean
  readonly waiting: boolean
  readonly onSend: () => void
  /** Sending takes long enough to offer a cancel button. */
  readonly slow: SlowMessageProps | undefined
}

export interface PhoneCode {
  /** Whole seconds until another code can be requested. */
  readonly secondsLeft: number
  readonly sent: boolean
  /** Confirms the last code that Firebase sent; undefined before. */
  readonly confirm: ConfirmCode | undefined
  /** `<SmsCode {...code.field} value=... onChange=... />` */
  readonly field: SmsCodeProps
}

interface ResendWait {
  /** On the monotonic clock. */
  readonly since: number
  readonly duration: Ms
  readonly confirm?: ConfirmCode
}

/** The sent codes by request. They outlive the form, which unmounts when the member switches tabs (I4.49). */
const resendWaitsAtom = atom<Readonly<Record<string, ResendWait>>>({})

/**
 * Sends an SMS code (I7.08) and counts down on the monotonic clock until it can be sent again (I4.49, F098, F099).
 */
export function usePhoneCode(request: PhoneCodeRequest): PhoneCode {
  const t = useText()
  const waitText = useWaitText()
  const { clock } = useSite().browser
  const [waits, setWaits] = useAtom(resendWaitsAtom)
  const slowWords = useSlowMessageProps()
  const { busy: sending, slow, run, cancel } = useSubmit({ outlivesForm: true })
  const sendCode = useSendCode()
  const { numberError } = usePhoneErrors()
  const key = waitKey(request)
  const wait = waits[key]
  const resendSeconds = useSecondsLeft(clock, wait?.since, wait?.duration ?? times.resendCode)
  const limitSeconds = useRateLimit(request.sendByFirebase ? [] : [request.call])
  const isLimited = limitSeconds > resendSeconds
  const remainingSeconds = Math.max(resendSeconds, limitSeconds)
  const waiting = remainingSeconds > 0

  function send(): void {
    const current = { ...request, ...request.readInputs() }
    const error = () => numberError(current.diallingCode, current.mobileNum)
    if (error() !== undefined) request.onNumberError(error)
    else if (!waiting) void run((signal) => sendAndStartCountdown(current, signal))
  }

  async function sendAndStartCountdown(current: PhoneCodeRequest, signal: AbortSignal): Promise<void> {
    const sent = await sendCode(current, signal)
    // Also after a cancel: a code that arrives anyway is valid.
    if (sent)
      setWaits((all) => ({
        ...all,
        [waitKey(current)]: sent,
        [waitKey({ ...current, mobileNum: '' })]: sent,
      }))
  }

  const sent = wait !== undefined
  return {
    secondsLeft: remainingSeconds,
    sent,
    confirm: wait?.confirm,
    field: {
      label: t('common.verificationCode'),
      helper: sent ? t('common.codeSent') : undefined,
      notice: isLimited ? t('errors.tooManyRequests') : undefined,
      sendText: waiting
        ? isLimited
          ? waitText(remainingSeconds)
          : t('common.resendCodeIn', { count: remainingSeconds })
        : t(sent ? 'common.resendCode' : 'common.sendCode'),
      sendingText: t('common.sendingCode'),
      sending,
      waiting,
      onSend: send,
      slow: slow ? { ...slowWords, onCancel: cancel } : undefined,
    },
  }
}

/** The key of a wait: one for each number, however it is typed. Without a number, the key of the last one sent. */
const waitKey = ({ call, userName, diallingCode, mobileNum }: PhoneCodeRequest): string =>
  [call, userName.trim(), internationalNumber(diallingCode, mobileNum) ?? mobileNum.trim()].join(' ')

/** Sends one code; undefined when it was not sent and the failure was already shown. */
function useSendCode(): (request: PhoneCodeRequest, signal: AbortSignal) => Promise<ResendWait | undefined> {
  const site = useSite()
  const { clock } = site.browser

  async function sendByPlatform(
    { call, diallingCode, mobileNum, userName }: PhoneCodeRequest,
    signal: AbortSignal,
  ): Promise<ResendWait | undefined> {
    const captcha = await site.service('captcha')
    const captchaFields = await captcha?.getFields('sms', signal)
    if (signal.aborted) return undefined
    const body = {
      countryDialingCode: diallingCode,
      mobileNum: nationalNumber(diallingCode, mobileNum),
      username: userName.trim(),
      ...captchaFields,
    }
    try {
      const value = await site.platform.call(call, { body, signal })
      return { since: clock.monotonic(), duration: resendDelay('platform', fields(value).expirationTime) }
    } finally {
      captcha?.invalidate('sms')
    }
  }

  return async (request, signal) => {
    const { diallingCode, mobileNum, sendByFirebase } = request
    if (!sendByFirebase) return sendByPlatform(request, signal)
    const confirm = await sendByFirebase(diallingCode, mobileNum, signal)
    return confirm && { since: clock.monotonic(), duration: resendDelay('firebase', undefined), confirm }
  }
}
