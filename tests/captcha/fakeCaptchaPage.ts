import type { Stop } from '../../runtime/browser/browser'
import type { CaptchaPageEnvironment } from '../../runtime/browser/captcha/captchaPage'
import { startCaptchaPage } from '../../runtime/browser/captcha/captchaPage'
import type { GeetestGlobals } from '../../runtime/browser/captcha/geetest'
import { type FakeClock, fakeClock } from '../support/fakes/fakeClock'

/** The captcha page in a fake environment: the test loads its scripts and plays the vendor. */
export interface FakeCaptchaPage {
  readonly clock: FakeClock
  /** URLs of the requested scripts. */
  readonly requestedScripts: readonly string[]
  /** How many of those have been removed again. */
  readonly removedCount: () => number
  /** Messages that the page has sent. */
  readonly sentMessages: readonly unknown[]
  receive(message: unknown): void
  /** Lets the last script load or fail. */
  finishScript(loaded: boolean): Promise<void>
  /** Reports that the vendor changed the DOM. */
  reportChange(): void
}

export function fakeCaptchaPage(vendor: GeetestGlobals = {}): FakeCaptchaPage {
  const clock = fakeClock()
  const requestedScripts: string[] = []
  const sentMessages: unknown[] = []
  const listeners = new Set<() => void>()
  let removedCount = 0
  let finishLastScript: (loaded: boolean) => void = () => undefined
  const environment: CaptchaPageEnvironment = {
    clock,
    protocol: 'https:',
    addScript(url, callback): Stop {
      requestedScripts.push(url)
      finishLastScript = callback
      return () => {
        removedCount += 1
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    geetest: () => vendor,
    send: (message) => void sentMessages.push(message),
  }
  const receive = startCaptchaPage(environment)
  return {
    clock,
    requestedScripts,
    removedCount: () => removedCount,
    sentMessages,
    receive,
    finishScript: (loaded) => clock.settle(() => finishLastScript(loaded)),
    reportChange() {
      for (const listener of [...listeners]) listener()
    },
  }
}

/** A fake widget for both versions, which records its configuration and emits the vendor's events. */
export function fakeVendor(validate: unknown = false) {
  const configs: Record<string, unknown>[] = []
  const callbacks: Record<string, (detail?: unknown) => void> = {}
  let openCount = 0
  const on = (name: string) => (callback: (detail?: unknown) => void) => {
    callbacks[name] = callback
  }
  const open = () => {
    openCount += 1
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
  const init = (config: Readonly<Record<string, unknown>>, callback: (created: typeof widget) => void) => {
    configs.push({ ...config })
    callback(widget)
  }
  return {
    globals: { initGeetest: init, initGeetest4: init } satisfies GeetestGlobals,
    configs,
    emit: (name: 'ready' | 'success' | 'error' | 'close', detail?: unknown) => callbacks[name]?.(detail),
    openCount: () => openCount,
  }
}
