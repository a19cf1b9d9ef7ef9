import type { Stop } from '../../runtime/browser/browser'
import type { CaptchaPageEnvironment } from '../../runtime/browser/captcha/captchaPage'
import { startCaptchaPage } from '../../runtime/browser/captcha/captchaPage'
import type { GeetestGlobals } from '../../runtime/browser/captcha/geetest'
import { type FakeClock, fakeClock } from '../support/fakes/fakeClock'

/** The captcha page with a browser that does nothing by itself, and a vendor that the test plays. */
export interface FakeCaptchaPage {
  readonly clock: FakeClock
  /** Addresses of the scripts that were asked for. */
  readonly asked: readonly string[]
  /** Of those, how many have been taken away again. */
  readonly removed: () => number
  /** What the page has told. */
  readonly said: readonly unknown[]
  hear(message: unknown): void
  /** The last script has loaded, or failed. */
  answer(loaded: boolean): Promise<void>
  /** The vendor changes something in the page. */
  change(): void
}

export function fakeCaptchaPage(vendor: GeetestGlobals = {}): FakeCaptchaPage {
  const clock = fakeClock()
  const asked: string[] = []
  const said: unknown[] = []
  const ears = new Set<() => void>()
  let removed = 0
  let last: (loaded: boolean) => void = () => undefined
  const stage: CaptchaPageEnvironment = {
    clock,
    protocol: 'https:',
    addScript(url, done): Stop {
      asked.push(url)
      last = done
      return () => {
        removed += 1
      }
    },
    onChange(changed) {
      ears.add(changed)
      return () => ears.delete(changed)
    },
    geetest: () => vendor,
    send: (message) => void said.push(message),
  }
  const hear = startCaptchaPage(stage)
  return {
    clock,
    asked,
    removed: () => removed,
    said,
    hear,
    answer: (loaded) => clock.settle(() => last(loaded)),
    change() {
      for (const ear of [...ears]) ear()
    },
  }
}

/** A widget of either version: what it was set up with, and what its callbacks are. */
export function fakeVendor(validate: unknown = false) {
  const configs: Record<string, unknown>[] = []
  const callbacks: Record<string, (about?: unknown) => void> = {}
  let opened = 0
  const on = (name: string) => (done: (about?: unknown) => void) => {
    callbacks[name] = done
  }
  const open = () => {
    opened += 1
  }
  const widget = {
    onReady: on('ready'),
    onSuccess: on('success'),
    onError: on('error'),
    onClose: on('close'),
    getValidate: () => validate,
    verify: open,
    showCaptcha: open,
  }
  const init = (config: Readonly<Record<string, unknown>>, done: (made: typeof widget) => void) => {
    configs.push({ ...config })
    done(widget)
  }
  return {
    globals: { initGeetest: init, initGeetest4: init } satisfies GeetestGlobals,
    configs,
    tell: (name: 'ready' | 'success' | 'error' | 'close', about?: unknown) => callbacks[name]?.(about),
    opened: () => opened,
  }
}
