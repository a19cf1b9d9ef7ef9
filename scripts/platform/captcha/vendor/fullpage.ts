/** Stand-in of GeeTest v3's widget script. */
import { ask } from './request'
import { type Act, Widget } from './widget'

interface Config {
  readonly gt: string
  readonly challenge: string
  readonly protocol: string
  readonly api_server: string
  readonly act?: readonly Act[]
}

interface Answer {
  readonly status?: string
  readonly error_code?: string
  readonly user_error?: string
  readonly data?: { goal?: number; result?: string; challenge?: string; seccode?: string }
}

const networkError = { msg: '', code: 408, error_code: 'error_104', user_error: 'Network failure' }

const errorOf = ({ code, words }: Act) => ({ msg: words ?? '', error_code: code, user_error: words })

class Geetest {
  private passed: { geetest_challenge: string; geetest_validate: string; geetest_seccode: string } | false =
    false
  private readonly widget: Widget

  constructor(private readonly config: Config) {
    this.widget = new Widget(config.act ?? [], errorOf, (moved) => this.judge(moved))
    // The callbacks are set after the constructor has returned.
    setTimeout(() => this.prepare())
  }

  onReady = (done: () => void) => this.chain('ready', done)
  onSuccess = (done: () => void) => this.chain('success', done)
  onError = (done: (error?: unknown) => void) => this.chain('error', done)
  onClose = (done: () => void) => this.chain('close', done)
  verify = (): void => this.widget.open()
  getValidate = () => this.passed
  reset = (): void => this.prepare()
  destroy = (): void => document.querySelector('.captcha-mask')?.remove()

  private chain(name: 'ready' | 'success' | 'error' | 'close', done: (about?: unknown) => void): this {
    this.widget.on(name, done)
    return this
  }

  private ask(path: string, query: Record<string, string>, done: (answer: Answer) => void): void {
    const { protocol, api_server, gt, challenge } = this.config
    ask({ protocol, servers: [api_server], path }, { gt, challenge, ...query }, (answer) =>
      answer ? done(answer as Answer) : this.widget.tell('error', networkError),
    )
  }

  private prepare(): void {
    this.ask('/get.php', {}, ({ status, data, ...error }) => {
      if (status === 'success' && data?.goal !== undefined) this.widget.prepare(data.goal)
      else this.widget.tell('error', { msg: '', ...error })
    })
  }

  private judge(moved: number): void {
    this.ask('/ajax.php', { moved: String(moved) }, ({ status, data, ...error }) => {
      if (status !== 'success') return void this.widget.tell('error', { msg: '', ...error })
      const { challenge = '', seccode = '' } = data ?? {}
      if (data?.result !== 'success') return void this.widget.refuse()
      const validate = seccode.replace('|jordan', '')
      this.passed = { geetest_challenge: challenge, geetest_validate: validate, geetest_seccode: seccode }
      this.widget.pass()
    })
  }
}

Object.assign(globalThis, { Geetest })
