/** Stub of GeeTest v3's widget script. */
import { requestJsonp } from './request'
import { Widget, type WidgetFault } from './widget'

interface Config {
  readonly gt: string
  readonly challenge: string
  readonly protocol: string
  readonly api_server: string
  readonly act?: readonly WidgetFault[]
}

interface VendorReply {
  readonly status?: string
  readonly error_code?: string
  readonly user_error?: string
  readonly data?: { goal?: number; result?: string; challenge?: string; seccode?: string }
}

const networkError = { msg: '', code: 408, error_code: 'error_104', user_error: 'Network failure' }

const toError = ({ code, message }: WidgetFault) => ({
  msg: message ?? '',
  error_code: code,
  user_error: message,
})

class Geetest {
  private result: { geetest_challenge: string; geetest_validate: string; geetest_seccode: string } | false =
    false
  private readonly widget: Widget

  constructor(private readonly config: Config) {
    this.widget = new Widget(config.act ?? [], toError, (moved) => this.verifyPosition(moved))
    // Callers add their callbacks after the constructor has returned.
    setTimeout(() => this.prepare())
  }

  onReady = (done: () => void) => this.addListener('ready', done)
  onSuccess = (done: () => void) => this.addListener('success', done)
  onError = (done: (error?: unknown) => void) => this.addListener('error', done)
  onClose = (done: () => void) => this.addListener('close', done)
  verify = (): void => this.widget.open()
  getValidate = () => this.result
  reset = (): void => this.prepare()
  destroy = (): void => document.querySelector('.captcha-mask')?.remove()

  private addListener(name: 'ready' | 'success' | 'error' | 'close', done: (about?: unknown) => void): this {
    this.widget.on(name, done)
    return this
  }

  private request(path: string, query: Record<string, string>, done: (answer: VendorReply) => void): void {
    const { protocol, api_server, gt, challenge } = this.config
    requestJsonp({ protocol, servers: [api_server], path }, { gt, challenge, ...query }, (answer) =>
      answer ? done(answer as VendorReply) : this.widget.emit('error', networkError),
    )
  }

  private prepare(): void {
    this.request('/get.php', {}, ({ status, data, ...error }) => {
      if (status === 'success' && data?.goal !== undefined) this.widget.prepare(data.goal)
      else this.widget.emit('error', { msg: '', ...error })
    })
  }

  private verifyPosition(moved: number): void {
    this.request('/ajax.php', { moved: String(moved) }, ({ status, data, ...error }) => {
      if (status !== 'success') return void this.widget.emit('error', { msg: '', ...error })
      const { challenge = '', seccode = '' } = data ?? {}
      if (data?.result !== 'success') return void this.widget.rejectAttempt()
      const validate = seccode.replace('|jordan', '')
      this.result = { geetest_challenge: challenge, geetest_validate: validate, geetest_seccode: seccode }
      this.widget.pass()
    })
  }
}

Object.assign(globalThis, { Geetest })
