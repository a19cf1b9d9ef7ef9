import { times } from '../tables/times'
import { type CaptchaTrouble, isUnknown } from './captchaTrouble'

/** What a passed captcha adds to a form (I3.07, I3.08). */
export type CaptchaFields = Readonly<Record<string, string>>

/** A word beside the state: "verify first", "too fast", or a failure that the captcha goes on without. */
export type CaptchaNote = 'verifyFirst' | 'tooFast' | CaptchaTrouble

/** The four states of the slider captcha (I2.28, E2.64). Times are on the steady clock, in ms. */
export type CaptchaState =
  | {
      readonly at: 'loading'
      /** An unknown error has been tried again already (I4.46). */
      readonly retried: boolean
      /** The member has asked for it: it opens as soon as it is there. */
      readonly opens: boolean
      readonly note?: CaptchaNote
    }
  | {
      readonly at: 'waiting'
      readonly since: number
      /** The vendor's widget is open. */
      readonly running: boolean
      readonly retried: boolean
      readonly note?: CaptchaNote
    }
  | { readonly at: 'success'; readonly since: number; readonly fields: CaptchaFields }
  | { readonly at: 'error'; readonly trouble: CaptchaTrouble }

export type CaptchaEvent =
  | { readonly is: 'ready' | 'verify' | 'closed'; readonly now: number }
  | { readonly is: 'passed'; readonly now: number; readonly fields: CaptchaFields }
  | { readonly is: 'failed' | 'warned'; readonly trouble: CaptchaTrouble }
  | { readonly is: 'retry' | 'spent' | 'expired' }

/** What is to be done about it: load the captcha anew, open the widget, put it away, or drop it. */
export type CaptchaOrder = 'load' | 'open' | 'hide' | 'drop'

export interface CaptchaStep {
  readonly state: CaptchaState
  readonly order?: CaptchaOrder
}

/** How a captcha begins, and begins anew. */
export const loading: Loading = { at: 'loading', retried: false, opens: false }

/** A result or a challenge is too old to be sent (F093). */
export const isExpired = (since: number, now: number): boolean => now - since >= times.captchaValidity

/**
 * The captcha's life (I4.38 to I4.47): loading, waiting when ready, success when passed; errors and closing lead back to
 * waiting or error, a retry to loading. What does not fit the state changes nothing.
 */
export const step = (state: CaptchaState, event: CaptchaEvent): CaptchaStep =>
  stepFrom(state, event) ?? { state }

function stepFrom(state: CaptchaState, event: CaptchaEvent): CaptchaStep | undefined {
  switch (state.at) {
    case 'loading':
      return event.is === 'ready' ? arrive(state, event.now) : disturb(state, event, state.opens)
    case 'waiting':
      return event.is === 'verify'
        ? verify(state, event.now)
        : (finish(state, event) ?? disturb(state, event, state.running))
    case 'success':
      if (event.is === 'spent') return begin()
      return event.is === 'expired' ? begin({ opens: true }) : undefined
    case 'error':
      return event.is === 'retry' ? begin() : undefined
  }
}

type Loading = Extract<CaptchaState, { at: 'loading' }>
type Waiting = Extract<CaptchaState, { at: 'waiting' }>

const begin = (more: Partial<Loading> = {}): CaptchaStep => ({
  state: { ...loading, ...more },
  order: 'load',
})

function arrive({ opens, retried, note }: Loading, now: number): CaptchaStep {
  const state: Waiting = { at: 'waiting', since: now, running: opens, retried, ...(note && { note }) }
  return opens ? { state, order: 'open' } : { state }
}

function verify(state: Waiting, now: number): CaptchaStep {
  if (state.running) return { state: { ...state, note: 'tooFast' } }
  // The vendor's challenge is as short-lived as its result: an old one would only fail.
  if (isExpired(state.since, now)) return begin({ opens: true })
  const { note: _, ...rest } = state
  return { state: { ...rest, running: true }, order: 'open' }
}

/** The widget is done with; what comes without one being open counts for nothing. */
function finish(state: Waiting, event: CaptchaEvent): CaptchaStep | undefined {
  if (!state.running) return undefined
  if (event.is === 'passed') {
    return { state: { at: 'success', since: event.now, fields: event.fields }, order: 'hide' }
  }
  return event.is === 'closed'
    ? { state: { ...state, running: false, note: 'verifyFirst' }, order: 'hide' }
    : undefined
}

/** An error before it is passed; `opens`: the member has asked for the widget, and gets it after another try. */
function disturb(state: Loading | Waiting, event: CaptchaEvent, opens: boolean): CaptchaStep | undefined {
  if (event.is === 'warned') return { state: { ...state, note: event.trouble } }
  if (event.is !== 'failed') return undefined
  return state.retried || !isUnknown(event.trouble)
    ? { state: { at: 'error', trouble: event.trouble }, order: 'drop' }
    : begin({ retried: true, opens })
}
