import { times } from '../../tables/times'
import { type CaptchaProblem, isUnknownProblem } from './captchaProblem'

/** What a passed captcha adds to a form (I3.07, I3.08). */
export type CaptchaFields = Readonly<Record<string, string>>

/** A note beside the state: "verify first", "too fast", or a failure that does not stop the captcha. */
export type CaptchaNote = 'verifyFirst' | 'tooFast' | CaptchaProblem

/** The four states of the slider captcha (I2.28, E2.64). Times are in ms on the monotonic clock. */
export type CaptchaState =
  | {
      readonly at: 'loading'
      /** An unknown error has already been retried (I4.46). */
      readonly retried: boolean
      /** The member has tapped it: it opens as soon as it is ready. */
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
  | { readonly at: 'error'; readonly trouble: CaptchaProblem }

export type CaptchaEvent =
  | { readonly is: 'ready' | 'verify' | 'closed'; readonly now: number }
  | { readonly is: 'passed'; readonly now: number; readonly fields: CaptchaFields }
  | { readonly is: 'failed' | 'warned'; readonly trouble: CaptchaProblem }
  | { readonly is: 'retry' | 'spent' | 'expired' }

/** The side effect of a transition: load the captcha again, open the widget, hide it, or remove it. */
export type CaptchaEffect = 'load' | 'open' | 'hide' | 'drop'

export interface CaptchaTransition {
  readonly state: CaptchaState
  readonly order?: CaptchaEffect
}

/** The state at the start and after a restart. */
export const initialState: Loading = { at: 'loading', retried: false, opens: false }

/** Whether a result or a challenge is too old to be used (F093). */
export const isExpired = (since: number, now: number): boolean => now - since >= times.captchaValidity

/**
 * The captcha's state machine (I4.38 to I4.47): loading, waiting when ready, success when passed. Errors and closing
 * lead to waiting or error, a retry back to loading. Events that do not apply to the state are ignored.
 */
export const transition = (state: CaptchaState, event: CaptchaEvent): CaptchaTransition =>
  transitionFrom(state, event) ?? { state }

function transitionFrom(state: CaptchaState, event: CaptchaEvent): CaptchaTransition | undefined {
  switch (state.at) {
    case 'loading':
      return event.is === 'ready' ? onReady(state, event.now) : onTrouble(state, event, state.opens)
    case 'waiting':
      return event.is === 'verify'
        ? onVerify(state, event.now)
        : (onWidgetEvent(state, event) ?? onTrouble(state, event, state.running))
    case 'success':
      if (event.is === 'spent') return restart()
      return event.is === 'expired' ? restart({ opens: true }) : undefined
    case 'error':
      return event.is === 'retry' ? restart() : undefined
  }
}

type Loading = Extract<CaptchaState, { at: 'loading' }>
type Waiting = Extract<CaptchaState, { at: 'waiting' }>

const restart = (overrides: Partial<Loading> = {}): CaptchaTransition => ({
  state: { ...initialState, ...overrides },
  order: 'load',
})

function onReady({ opens: openWhenReady, retried, note }: Loading, now: number): CaptchaTransition {
  const state: Waiting = { at: 'waiting', since: now, running: openWhenReady, retried, ...(note && { note }) }
  return openWhenReady ? { state, order: 'open' } : { state }
}

function onVerify(state: Waiting, now: number): CaptchaTransition {
  if (state.running) return { state: { ...state, note: 'tooFast' } }
  // The vendor's challenge expires as quickly as its result: an old one would only fail.
  if (isExpired(state.since, now)) return restart({ opens: true })
  const { note: _, ...rest } = state
  return { state: { ...rest, running: true }, order: 'open' }
}

/** Handles the result of the open widget; ignored when none is open. */
function onWidgetEvent(state: Waiting, event: CaptchaEvent): CaptchaTransition | undefined {
  if (!state.running) return undefined
  if (event.is === 'passed') {
    return { state: { at: 'success', since: event.now, fields: event.fields }, order: 'hide' }
  }
  return event.is === 'closed'
    ? { state: { ...state, running: false, note: 'verifyFirst' }, order: 'hide' }
    : undefined
}

/** Handles an error. With `openWhenReady` the widget opens after the retry, because the member has asked for it. */
function onTrouble(
  state: Loading | Waiting,
  event: CaptchaEvent,
  openWhenReady: boolean,
): CaptchaTransition | undefined {
  if (event.is === 'warned') return { state: { ...state, note: event.trouble } }
  if (event.is !== 'failed') return undefined
  return state.retried || !isUnknownProblem(event.trouble)
    ? { state: { at: 'error', trouble: event.trouble }, order: 'drop' }
    : restart({ retried: true, opens: openWhenReady })
}
