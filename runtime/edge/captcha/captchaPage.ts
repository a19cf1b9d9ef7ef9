import { type FrameMessage, type PageMessage, readPageMessage } from '../../rules/captchaMessages'
import { captchaServers, scriptTimeout } from '../../tables/captcha'
import { times } from '../../tables/times'
import type { Clock, Stop } from '../edge'
import { type AddScript, loadInTurn } from './loader'
import { startCaptcha, type VendorGlobals } from './vendor'

/** What the captcha page needs of its browser. */
export interface CaptchaStage {
  readonly clock: Clock
  /** "https:" but where tests run. */
  readonly protocol: string
  readonly addScript: AddScript
  /** Tells of everything that the vendor changes in the page. */
  onChange(changed: () => void): Stop
  /** What the vendor's loader leaves behind; read anew each time. */
  vendor(): VendorGlobals
  say(message: FrameMessage): void
}

/**
 * The captcha page's life: says hello, starts once when it is told to, opens the widget when it is told to. A captcha that
 * has failed is not started again here: vendors' loaders stay failed, so a retry takes a fresh page. Returns its ear.
 */
export function captchaPage(stage: CaptchaStage): (raw: unknown) => void {
  const silence = watchSilence(stage, () => stage.say({ say: 'failed', report: { network: true } }))
  let open: (() => void) | undefined
  let started = false

  async function start(message: PageMessage & { say: 'start' }): Promise<void> {
    if (!(await loadInTurn(loaders(message, stage.protocol), { ...stage, each: times.captchaServer }))) {
      stage.say({ say: 'failed', report: { network: true, code: scriptTimeout } })
      return
    }
    silence.forLoading()
    guarded(stage, () =>
      startCaptcha(message, stage.vendor(), {
        ready(opens) {
          silence.end()
          open = opens
          stage.say({ say: 'ready' })
        },
        passed(fields) {
          silence.end()
          stage.say({ say: 'passed', fields })
        },
        failed(report) {
          silence.end()
          stage.say({ say: 'failed', report })
        },
        warned: (report) => stage.say({ say: 'warned', report }),
        closed() {
          silence.end()
          stage.say({ say: 'closed' })
        },
      }),
    )
  }

  stage.say({ say: 'hello' })
  return (raw) => {
    const message = readPageMessage(raw)
    if (message?.say === 'start' && !started) {
      started = true
      void start(message)
    }
    if (message?.say === 'verify' && open) {
      silence.forWidget()
      guarded(stage, open)
    }
  }
}

const loaders = ({ version, staticServers }: PageMessage & { say: 'start' }, protocol: string): string[] =>
  staticServers.map((server) => `${protocol}//${server}${captchaServers[version].loader}`)

/** Whatever the vendor's code throws is an unknown error to us. */
function guarded(stage: CaptchaStage, work: () => void): void {
  try {
    work()
  } catch (error) {
    console.warn('The captcha failed', error)
    stage.say({ say: 'failed', report: {} })
  }
}

/**
 * Ends what has begun and shows no sign of life for a while (F090). A loader lives as long as it asks for further scripts;
 * an opened widget lives with the first thing that it shows, for then it is the member's turn.
 */
function watchSilence({ clock, onChange }: CaptchaStage, tooLong: () => void) {
  let stops: readonly Stop[] = []
  function end(): void {
    for (const stop of stops) stop()
    stops = []
  }
  function wait(sign: () => void): void {
    end()
    const expire = () => {
      end()
      tooLong()
    }
    stops = [clock.after(times.captchaSilent, expire), onChange(sign)]
  }
  const forLoading = (): void => wait(forLoading)
  return { forLoading, forWidget: () => wait(end), end }
}
