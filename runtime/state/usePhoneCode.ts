import { useAtom } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useEffect, useRef, useState } from 'react'
import { useSite, useText } from '../contract/useSite'
import { CaptchaUnpassed } from '../rules/captcha'
import { Failure } from '../rules/failure'
import { resendWait, secondsLeft } from '../rules/resend'
import { type Ms, times } from '../tables/times'

export interface PhoneCodeRequest {
  readonly call: 'sendSms' | 'sendSmsVisitor'
  /** Digits without the plus sign. */
  readonly diallingCode: string
  readonly mobileNum: string
  readonly userName: string
  /** The number is missing: mark it, and put the cursor there (I5.15). */
  readonly missing: () => void
}

export interface PhoneCode {
  /** Whole seconds until another code may be asked for. */
  readonly left: number
  readonly sent: boolean
  readonly sending: boolean
  send(): void
}

interface Wait {
  /** On the steady clock. */
  readonly since: number
  readonly length: Ms
}

/** What was sent for whom. It outlives the form, which goes when the member looks at another tab (I4.49). */
const waitsAtom = atom<Readonly<Record<string, Wait>>>({})

const expirationOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? (value as { expirationTime?: unknown }).expirationTime
    : undefined

/** Sends a code by SMS (I7.08), and counts down on the steady clock until it may be sent again (I4.49, F098, F099). */
export function usePhoneCode({
  call,
  diallingCode,
  mobileNum,
  userName,
  missing,
}: PhoneCodeRequest): PhoneCode {
  const site = useSite()
  const t = useText()
  const { clock } = site.edge
  const [waits, setWaits] = useAtom(waitsAtom)
  const [, tick] = useState(0)
  const [sending, setSending] = useState(false)
  const underway = useRef(false)
  const about = `${call} ${userName.trim()}`
  const wait = waits[about]
  const left = wait ? secondsLeft(wait.since, wait.length, clock.steady()) : 0
  const counting = left > 0
  useEffect(
    () => (counting ? clock.every(times.tick, () => tick(clock.steady())) : undefined),
    [clock, counting],
  )

  async function request(): Promise<void> {
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
      const sent: Wait = { since: clock.steady(), length: resendWait('platform', expirationOf(value)) }
      setWaits((all) => ({ ...all, [about]: sent }))
    } finally {
      captcha?.spend('sms')
    }
  }

  async function send(): Promise<void> {
    if (mobileNum.trim() === '') return missing()
    if (underway.current || counting) return
    underway.current = true
    setSending(true)
    try {
      await request()
    } catch (error) {
      if (error instanceof CaptchaUnpassed) await site.notice({ message: t(error.says) })
      else if (!(error instanceof Failure)) throw error
    } finally {
      underway.current = false
      setSending(false)
    }
  }

  return { left, sent: wait !== undefined, sending, send: () => void send() }
}
