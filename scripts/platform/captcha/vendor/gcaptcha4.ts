/** Stand-in of GeeTest v4's main script. */
import { ask } from './request'
import { type Act, Widget } from './widget'

interface Config {
  readonly captchaId: string
  readonly protocol: string
  readonly timeout: number
  readonly apiServers: readonly string[]
  readonly lot_number: string
  readonly goal: number
  readonly act?: readonly Act[]
}

interface Answer {
  readonly status?: string
  readonly code?: string
  readonly msg?: string
  readonly data?: { result?: string; pass_token?: string; gen_time?: string }
}

const errorOf = ({ code, words }: Act) => ({ code, msg: words, desc: { detail: words } })

class Geetest4 {
  private passed: Readonly<Record<string, string>> | false = false
  private readonly widget: Widget

  constructor(private readonly config: Config) {
    this.widget = new Widget(config.act ?? [], errorOf, (moved) => this.judge(moved))
    // The callbacks are set after the constructor has returned.
    setTimeout(() => this.widget.prepare(config.goal))
  }

  onReady = (done: () => void) => this.chain('ready', done)
  onSuccess = (done: () => void) => this.chain('success', done)
  onFail = (done: (about?: unknown) => void) => this.chain('fail', done)
  onError = (done: (error?: unknown) => void) => this.chain('error', done)
  onClose = (done: () => void) => this.chain('close', done)
  showCaptcha = (): void => this.widget.open()
  getValidate = () => this.passed
  reset = (): void => {
    this.passed = false
  }
  destroy = (): void => document.querySelector('.captcha-mask')?.remove()

  private chain(
    name: 'ready' | 'success' | 'fail' | 'error' | 'close',
    done: (about?: unknown) => void,
  ): this {
    this.widget.on(name, done)
    return this
  }

  private judge(moved: number): void {
    const { protocol, timeout, apiServers, captchaId, lot_number } = this.config
    const query = { captcha_id: captchaId, lot_number, moved: String(moved) }
    ask({ protocol, timeout, servers: apiServers, path: '/verify' }, query, (answer) => {
      const { status, data, ...error } = (answer ?? { code: '60101', msg: 'Network failure' }) as Answer
      if (status !== 'success') return void this.widget.tell('error', error)
      if (data?.result !== 'success') return void this.widget.refuse()
      const { pass_token = '', gen_time = '' } = data
      this.passed = { captcha_id: captchaId, lot_number, captcha_output: pass_token, pass_token, gen_time }
      this.widget.pass()
    })
  }
}

Object.assign(globalThis, { Geetest4 })
