import * as times from '../../tables/times'
import { type CaptchaProblem, isUnknownProblem } from './captchaProblem'

/** What a passed captcha adds to a form (I3.07, I3.08). */
export type CaptchaFields = Readonly<Record<string, string>>

/** A note beside the state: "verify first", "too fast", or a failure that does not stop the captcha. */
export type CaptchaNote = 'verifyFirst' | 'tooFast' | CaptchaProblem

/** The four states of the slider captcha (I2.28, E2.64). Times are in ms on the monotonic clock. */
export type CaptchaState =
  | {
      readonly status: 'loading'
      /** An unknown error has already been retried (I4.46). */
      readonly retried: boolean
      /** The member has tapped it: it opens as soon as it is ready. */
      readonly opens: boolean
      readonly note?: CaptchaNote
    }
  | {
      readonly status: 'waiting'
      readonly since: number
      /** The vendor's widget is open. */
      readonly running: boolean
      readonly retried: boolean
      readonly note?: CaptchaNote
    }
  | { readonly status: 'success'; readonly since: number; readonly fields: CaptchaFields }
  | { readonly status: 'error'; readonly problem: CaptchaProblem }

export type CaptchaEvent =
  | { readonly type: 'ready' | 'verify' | 'closed'; readonly now: number }
  | { readonly type: 'passed'; readonly now: number; readonly fields: CaptchaFields }
  | { readonly type: 'failed' | 'warned'; readonly problem: CaptchaProblem }
  | { readonly type: 'retry' | 'invalidated' | 'expired' }

/** The side effect of a transition: load the captcha again, open the widget, hide it, or remove it. */
export type CaptchaEffect = 'load' | 'open' | 'hide' | 'remove'

export interface CaptchaTransition {
  readonly state: CaptchaState
  readonly effect?: CaptchaEffect
}

/** The state at the start and after a restart. */
export const initialState: Loading = { status: 'loading', retried: false, opens: false }

/** Whether a result or a challenge is too old to be used (F093). */
export const isExpired = (since: number, now: number): boolean => now - since >= times.captchaValidity

/**
 * The captcha's state machine (I4.38 to I4.47): loading, waiting when ready, success when passed. Errors and closing
 * lead to waiting or error, a retry back to loading. Events that do not apply to the state are ignored.
 */
export const transition = (state: CaptchaState, event: CaptchaEvent): CaptchaTransition =>
  transitionFrom(state, event) ?? { state }

function transitionFrom(state: CaptchaState, event: CaptchaEvent): CaptchaTransition | undefined {
  switch (state.status) {
    case 'loading':
      return event.type === 'ready' ? onReady(state, event.now) : onError(state, event, state.opens)
    case 'waiting':
      return event.type === 'verify'
        ? onVerify(state, event.now)
        : (onWidgetEvent(state, event) ?? onError(state, event, state.running))
    case 'success':
      if (event.type === 'invalidated') return restart()
      return event.type === 'expired' ? restart({ opens: true }) : undefined
    case 'error':
      return event.type === 'retry' ? restart() : undefined
  }
}

type Loading = Extract<CaptchaState, { status: 'loading' }>
type Waiting = Extract<CaptchaState, { status: 'waiting' }>

const restart = (overrides: Partial<Loading> = {}): CaptchaTransition => ({
  state: { ...initialState, ...overrides },
  effect: 'load',
})

function onReady({ opens: openWhenReady, retried, note }: Loading, now: number): CaptchaTransition {
  const state: Waiting = {
    status: 'waiting',
    since: now,
    running: openWhenReady,
    retried,
    ...(note && { note }),
  }
  return openWhenReady ? { state, effect: 'open' } : { state }
}

function onVerify(state: Waiting, now: number): CaptchaTransition {
  if (state.running) return { state: { ...state, note: 'tooFast' } }
  // The vendor's challenge expires as quickly as its result: an old one would only fail.
  if (isExpired(state.since, now)) return restart({ opens: true })
  const { note: _, ...rest } = state
  return { state: { ...rest, running: true }, effect: 'open' }
}

/** Handles the result of the open widget; ignored when none is open. */
function onWidgetEvent(state: Waiting, event: CaptchaEvent): CaptchaTransition | undefined {
  if (!state.running) return undefined
  if (event.type === 'passed') {
    return { state: { status: 'success', since: event.now, fields: event.fields }, effect: 'hide' }
  }
  return event.type === 'closed'
    ? { state: { ...state, running: false, note: 'verifyFirst' }, effect: 'hide' }
    : undefined
}

/** Handles an error. With `openWhenReady` the widget opens after the retry, because the member has asked for it. */
function onError(
  state: Loading | Waiting,
  event: CaptchaEvent,
  openWhenReady: boolean,
): CaptchaTransition | undefined {
  if (event.type === 'warned') return { state: { ...state, note: event.problem } }
  if (event.type !== 'failed') return undefined
  return state.retried || !isUnknownProblem(event.problem)
    ? { state: { status: 'error', problem: event.problem }, effect: 'remove' }
    : restart({ retried: true, opens: openWhenReady })
}
