import { type FrameMessage, type PageMessage, readPageMessage } from '../../rules/captcha/captchaMessages'
import { captchaServers, scriptTimeoutCode } from '../../tables/captcha'
import * as times from '../../tables/times'
import type { Clock, Stop } from '../browser'
import { type GeetestGlobals, startGeetest } from './geetest'
import { type AddScript, loadFirstAvailable } from './loadFirstAvailable'

/** What the captcha page needs from its browser. */
export interface CaptchaPageEnvironment {
  readonly clock: Clock
  /** "https:" except in tests. */
  readonly protocol: string
  readonly addScript: AddScript
  /** Calls the listener whenever the vendor's code changes the page. */
  onChange(listener: () => void): Stop
  /** The globals that the vendor's loader defines; read them anew each time. */
  geetest(): GeetestGlobals
  send(message: FrameMessage): void
}

/**
 * Runs the captcha page: announces itself, starts the captcha once and opens the widget, both at the parent page's
 * request. A captcha that has failed is not restarted here: vendors' loaders do not recover, so a retry needs a fresh
 * page. Returns the handler of the parent page's messages.
 */
export function startCaptchaPage(environment: CaptchaPageEnvironment): (raw: unknown) => void {
  const inactivity = createInactivityTimer(environment, () =>
    environment.send({ type: 'failed', report: { network: true } }),
  )
  let openWidget: (() => void) | undefined
  let started = false

  async function start(message: PageMessage & { type: 'start' }): Promise<void> {
    if (
      !(await loadFirstAvailable(loaderUrls(message, environment.protocol), {
        ...environment,
        each: times.captchaServer,
      }))
    ) {
      environment.send({ type: 'failed', report: { network: true, code: scriptTimeoutCode } })
      return
    }
    inactivity.forLoading()
    reportErrors(environment, () =>
      startGeetest(message, environment.geetest(), {
        ready(open) {
          inactivity.end()
          openWidget = open
          environment.send({ type: 'ready' })
        },
        passed(fields) {
          inactivity.end()
          environment.send({ type: 'passed', fields })
        },
        failed(report) {
          inactivity.end()
          environment.send({ type: 'failed', report })
        },
        warned: (report) => environment.send({ type: 'warned', report }),
        closed() {
          inactivity.end()
          environment.send({ type: 'closed' })
        },
      }),
    )
  }

  environment.send({ type: 'hello' })
  return (raw) => {
    const message = readPageMessage(raw)
    if (message?.type === 'start' && !started) {
      started = true
      void start(message)
    }
    if (message?.type === 'verify' && openWidget) {
      inactivity.forWidget()
      reportErrors(environment, openWidget)
    }
  }
}

const loaderUrls = (
  { version, staticServers }: PageMessage & { type: 'start' },
  protocol: string,
): string[] => staticServers.map((server) => `${protocol}//${server}${captchaServers[version].loader}`)

/** Anything that the vendor's code throws is reported as an unknown error. */
function reportErrors(environment: CaptchaPageEnvironment, action: () => void): void {
  try {
    action()
  } catch (error) {
    console.warn('The captcha failed', error)
    environment.send({ type: 'failed', report: {} })
  }
}

/**
 * Fails a captcha that shows no activity for a while (F090). While the loader runs, each change of the page restarts the
 * timer; once the widget was opened, its first change ends the wait, because then it is the member's turn.
 */
function createInactivityTimer({ clock, onChange }: CaptchaPageEnvironment, onTimeout: () => void) {
  let stops: readonly Stop[] = []
  function end(): void {
    for (const stop of stops) stop()
    stops = []
  }
  function wait(onActivity: () => void): void {
    end()
    const expire = () => {
      end()
      onTimeout()
    }
    stops = [clock.after(times.captchaInactivity, expire), onChange(onActivity)]
  }
  const forLoading = (): void => wait(forLoading)
  return { forLoading, forWidget: () => wait(end), end }
}
