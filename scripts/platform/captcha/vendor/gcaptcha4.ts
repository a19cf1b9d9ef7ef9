/** Stub of GeeTest v4's main script. */
import { requestJsonp } from './request'
import { Widget, type WidgetFault } from './widget'

interface Config {
  readonly captchaId: string
  readonly protocol: string
  readonly timeout: number
  readonly apiServers: readonly string[]
  readonly lot_number: string
  readonly goal: number
  readonly act?: readonly WidgetFault[]
}

interface VendorReply {
  readonly status?: string
  readonly code?: string
  readonly msg?: string
  readonly data?: { result?: string; pass_token?: string; gen_time?: string }
}

const toError = ({ code, message }: WidgetFault) => ({ code, msg: message, desc: { detail: message } })

class Geetest4 {
  private result: Readonly<Record<string, string>> | false = false
  private readonly widget: Widget

  constructor(private readonly config: Config) {
    this.widget = new Widget(config.act ?? [], toError, (moved) => this.verifyPosition(moved))
    // Callers add their callbacks after the constructor has returned.
    setTimeout(() => this.widget.prepare(config.goal))
  }

  onReady = (done: () => void) => this.addListener('ready', done)
  onSuccess = (done: () => void) => this.addListener('success', done)
  onFail = (done: (about?: unknown) => void) => this.addListener('fail', done)
  onError = (done: (error?: unknown) => void) => this.addListener('error', done)
  onClose = (done: () => void) => this.addListener('close', done)
  showCaptcha = (): void => this.widget.open()
  getValidate = () => this.result
  reset = (): void => {
    this.result = false
  }
  destroy = (): void => document.querySelector('.captcha-mask')?.remove()

  private addListener(
    name: 'ready' | 'success' | 'fail' | 'error' | 'close',
    done: (about?: unknown) => void,
  ): this {
    this.widget.on(name, done)
    return this
  }

  private verifyPosition(moved: number): void {
    const { protocol, timeout, apiServers, captchaId, lot_number } = this.config
    const query = { captcha_id: captchaId, lot_number, moved: String(moved) }
    requestJsonp({ protocol, timeout, servers: apiServers, path: '/verify' }, query, (answer) => {
      const { status, data, ...error } = (answer ?? { code: '60101', msg: 'Network failure' }) as VendorReply
      if (status !== 'success') return void this.widget.emit('error', error)
      if (data?.result !== 'success') return void this.widget.rejectAttempt()
      const { pass_token = '', gen_time = '' } = data
      this.result = { captcha_id: captchaId, lot_number, captcha_output: pass_token, pass_token, gen_time }
      this.widget.pass()
    })
  }
}

Object.assign(globalThis, { Geetest4 })
