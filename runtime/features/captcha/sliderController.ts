import { atom } from 'jotai/vanilla'
import type { FrameConnection, Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { createMessageGate, type MessageGate } from '../../kit/messageGate'
import { type FrameMessage, readFrameMessage } from '../../rules/captcha/captchaMessages'
import { CaptchaNotPassedError } from '../../rules/captcha/captchaNotPassed'
import { toCaptchaProblem } from '../../rules/captcha/captchaProblem'
import {
  type CaptchaEffect,
  type CaptchaEvent,
  type CaptchaFields,
  type CaptchaState,
  initialState,
  isExpired,
  transition,
} from '../../rules/captcha/captchaState'
import type { CaptchaPurpose } from '../../rules/captcha/chooseCaptcha'
import type { CaptchaVersion } from '../../tables/captcha'
import * as times from '../../tables/times'
import { geetestIdMissingAtom } from './captchaChoice'
import type { CaptchaController } from './captchaRegistry'
import { type GeetestPreparation, prepareGeetest } from './prepareGeetest'

/** Our iframe page that runs the vendor's code (D51). */
const framePage = '/m/captcha.html'

export interface SliderController extends CaptchaController {
  readonly state: ReturnType<typeof createState>
  /** The member has tapped the button: opens the widget, or reloads it after an error. */
  onTap(): void
  /** Loads the captcha; the returned function removes it. */
  start(): Stop
}

const createState = () => atom<CaptchaState>(initialState)

/** Controls GeeTest for one form: runs the state machine of captchaState.ts and its effects. */
export function createSliderController(
  site: Site,
  purpose: CaptchaPurpose,
  version: CaptchaVersion,
): SliderController {
  const { store, browser } = site
  const { clock } = browser
  const state = createState()
  /** Number of the current load; results of earlier loads are ignored. */
  let latestLoad = 0
  let frame: FrameConnection | undefined
  let gate: MessageGate<FrameMessage> | undefined
  let stops: readonly Stop[] = []

  function dispatch(event: CaptchaEvent): void {
    const next = transition(store.get(state), event)
    store.set(state, next.state)
    if (next.effect) effects[next.effect]()
  }

  function hideWidget(): void {
    for (const stop of stops) stop()
    stops = []
    frame?.show(false)
  }

  function removeFrame(): void {
    latestLoad += 1
    hideWidget()
    gate?.stop()
    frame?.close()
    frame = undefined
  }

  function openWidget(): void {
    frame?.show(true)
    stops = [
      ...stops,
      browser.page.onCloseRequest(() => dispatch({ type: 'closed', now: clock.monotonic() })),
    ]
    frame?.send({ type: 'verify' })
  }

  async function load(): Promise<void> {
    removeFrame()
    const thisLoad = latestLoad
    const preparation = await prepareGeetest(site, purpose, version)
    if (latestLoad !== thisLoad) return
    if (preparation.status === 'idMissing') store.set(geetestIdMissingAtom, true)
    else if (preparation.status === 'failed')
      dispatch({ type: 'failed', problem: toCaptchaProblem(preparation.report) })
    else connect(preparation.startMessage)
  }

  function connect(startMessage: Extract<GeetestPreparation, { status: 'ready' }>['startMessage']): void {
    const onTimeout = () => dispatch({ type: 'failed', problem: toCaptchaProblem({ network: true }) })
    const stopTimeout = clock.after(times.captchaInactivity, onTimeout)
    stops = [stopTimeout]
    gate = createMessageGate<FrameMessage>(clock, (message) => {
      if (message.type === 'hello') {
        stopTimeout()
        frame?.send(startMessage)
      } else handleMessage(message)
    })
    frame = browser.frames.open({
      address: framePage,
      title: site.text.t('captcha.title'),
      className: 'CaptchaFrame',
      // The vendor's help opens in a tab.
      allowPopups: true,
      onMessage(raw) {
        const message = readFrameMessage(raw)
        if (message) gate?.receive(message)
      },
    })
  }

  function handleMessage(message: Exclude<FrameMessage, { type: 'hello' }>): void {
    const now = clock.monotonic()
    if (message.type === 'passed') dispatch({ type: 'passed', now, fields: message.fields })
    else if ('report' in message) dispatch({ type: message.type, problem: toCaptchaProblem(message.report) })
    else dispatch({ type: message.type, now })
  }

  const effects: Record<CaptchaEffect, () => void> = {
    load: () => void load(),
    open: openWidget,
    hide: hideWidget,
    remove: removeFrame,
  }

  /** Resolves when the captcha is passed or needs the member. */
  function waitUntilSettled(): Promise<CaptchaState> {
    return new Promise((resolve) => {
      const checkState = () => {
        const current = store.get(state)
        if (current.status === 'loading' || (current.status === 'waiting' && current.running)) return
        unsubscribe()
        resolve(current)
      }
      const unsubscribe = store.sub(state, checkState)
      checkState()
    })
  }

  /** Opens the captcha if it was not passed yet. Only for registration (I5.04); elsewhere the member opens it (I5.05). */
  async function verifyAndWait(): Promise<CaptchaState> {
    const current = store.get(state)
    if (current.status !== 'waiting') return current
    dispatch({ type: 'verify', now: clock.monotonic() })
    return waitUntilSettled()
  }

  async function getFields(): Promise<CaptchaFields> {
    const current = purpose === 'register' ? await verifyAndWait() : store.get(state)
    if (current.status !== 'success') throw new CaptchaNotPassedError()
    if (!isExpired(current.since, clock.monotonic())) return current.fields
    dispatch({ type: 'expired' })
    const renewed = await waitUntilSettled()
    if (renewed.status !== 'success') throw new CaptchaNotPassedError()
    return renewed.fields
  }

  return {
    state,
    onTap: () =>
      dispatch(
        store.get(state).status === 'error' ? { type: 'retry' } : { type: 'verify', now: clock.monotonic() },
      ),
    start() {
      void load()
      return () => {
        removeFrame()
        // Settles `getFields` calls that still wait.
        store.set(state, { status: 'error', problem: toCaptchaProblem({}) })
      }
    },
    getFields,
    invalidate: () => dispatch({ type: 'invalidated' }),
  }
}
