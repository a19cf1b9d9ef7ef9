import { atom } from 'jotai/vanilla'
import type { FrameConnection, Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { CaptchaNotPassedError, type CaptchaPurpose } from '../../rules/captcha/captcha'
import { type FrameMessage, readFrameMessage } from '../../rules/captcha/captchaMessages'
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
import type { CaptchaVersion } from '../../tables/captcha'
import { times } from '../../tables/times'
import type { Booth } from './booth'
import { withoutIdAtom } from './kind'
import { type Preparation, prepare } from './prepare'

/** Our page for the vendor's code (D16). */
const framePage = '/m/captcha.html'

export interface SliderBooth extends Booth {
  readonly state: ReturnType<typeof newState>
  /** The member taps on it: opens the widget, or loads it anew after an error. */
  tap(): void
  /** Loads the captcha; what it returns takes all of it away. */
  open(): Stop
}

const newState = () => atom<CaptchaState>(initialState)

/** GeeTest for one form: follows the rules of captchaState.ts, and carries out what they order. */
export function sliderBooth(site: Site, purpose: CaptchaPurpose, version: CaptchaVersion): SliderBooth {
  const { store, browser } = site
  const { clock } = browser
  const state = newState()
  /** Counts the loads: what belongs to an earlier one comes too late. */
  let turn = 0
  let line: FrameConnection | undefined
  let stops: readonly Stop[] = []

  function tell(event: CaptchaEvent): void {
    const next = transition(store.get(state), event)
    store.set(state, next.state)
    if (next.order) orders[next.order]()
  }

  function hide(): void {
    for (const stop of stops) stop()
    stops = []
    line?.show(false)
  }

  function drop(): void {
    turn += 1
    hide()
    line?.close()
    line = undefined
  }

  function openWidget(): void {
    line?.show(true)
    stops = [...stops, browser.page.onCloseRequest(() => tell({ is: 'closed', now: clock.monotonic() }))]
    line?.send({ say: 'verify' })
  }

  async function load(): Promise<void> {
    drop()
    const mine = turn
    const preparation = await prepare(site, purpose, version)
    if (turn !== mine) return
    if (preparation.is === 'withoutId') store.set(withoutIdAtom, true)
    else if (preparation.is === 'failed')
      tell({ is: 'failed', trouble: toCaptchaProblem(preparation.report) })
    else connect(preparation.start)
  }

  function connect(start: Extract<Preparation, { is: 'ready' }>['start']): void {
    const silent = () => tell({ is: 'failed', trouble: toCaptchaProblem({ network: true }) })
    const stopWaiting = clock.after(times.captchaInactivity, silent)
    stops = [stopWaiting]
    line = browser.frames.open({
      address: framePage,
      title: site.text.t('captcha.title'),
      className: 'CaptchaFrame',
      onMessage(raw) {
        const message = readFrameMessage(raw)
        if (message?.say === 'hello') {
          stopWaiting()
          line?.send(start)
        } else if (message) hear(message)
      },
    })
  }

  function hear(message: Exclude<FrameMessage, { say: 'hello' }>): void {
    const now = clock.monotonic()
    if (message.say === 'passed') tell({ is: 'passed', now, fields: message.fields })
    else if ('report' in message) tell({ is: message.say, trouble: toCaptchaProblem(message.report) })
    else tell({ is: message.say, now })
  }

  const orders: Record<CaptchaEffect, () => void> = { load: () => void load(), open: openWidget, hide, drop }

  /** Until it is passed, or wants the member's attention. */
  function settled(): Promise<CaptchaState> {
    return new Promise((resolve) => {
      const look = () => {
        const now = store.get(state)
        if (now.at === 'loading' || (now.at === 'waiting' && now.running)) return
        unsubscribe()
        resolve(now)
      }
      const unsubscribe = store.sub(state, look)
      look()
    })
  }

  /** A registration runs what was not passed yet (I5.04); elsewhere that is the member's move (I5.05). */
  async function run(): Promise<CaptchaState> {
    const now = store.get(state)
    if (now.at !== 'waiting') return now
    tell({ is: 'verify', now: clock.monotonic() })
    return settled()
  }

  async function fields(): Promise<CaptchaFields> {
    const now = purpose === 'register' ? await run() : store.get(state)
    if (now.at !== 'success') throw new CaptchaNotPassedError()
    if (!isExpired(now.since, clock.monotonic())) return now.fields
    tell({ is: 'expired' })
    const after = await settled()
    if (after.at !== 'success') throw new CaptchaNotPassedError()
    return after.fields
  }

  return {
    state,
    tap: () =>
      tell(store.get(state).at === 'error' ? { is: 'retry' } : { is: 'verify', now: clock.monotonic() }),
    open() {
      void load()
      return () => {
        drop()
        // Whoever still waits for it waits no longer.
        store.set(state, { at: 'error', trouble: toCaptchaProblem({}) })
      }
    },
    fields,
    spend: () => tell({ is: 'spent' }),
  }
}
