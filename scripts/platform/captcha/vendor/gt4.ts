/** Stub of GeeTest v4's loader, gt4.js: same names, same sequence, same codes, same permanent failure. */
import { loadScript, requestJsonp } from './request'

interface LoadData {
  readonly type: string
  readonly static_servers?: readonly string[]
  readonly gct_path?: string
  readonly static_path?: string
  readonly js?: string
  readonly bypass?: string
}

interface VendorError {
  readonly code: string
  readonly msg: string
  readonly desc: { readonly detail: string }
}

interface UserConfig {
  readonly captchaId: string
  readonly language?: string
  readonly protocol?: string
  readonly timeout?: number
  readonly apiServers?: readonly string[]
  readonly staticServers?: readonly string[]
  readonly offlineCb?: () => void
  readonly onError?: (error: VendorError) => void
}

const loaderTimeout = 10_000

const defaults = {
  apiServers: ['gcaptcha4.geetest.com', 'gcaptcha4.geevisit.com', 'gcaptcha4.gsensebot.com'],
  staticServers: ['static.geetest.com', 'static.geevisit.com', 'dn-staticdown.qbox.me'],
}

const createTimeoutError = (code: string, what: string): VendorError => ({
  code,
  msg: 'Network failure',
  desc: { detail: `The ${what} resource load timeout` },
})

/** Like the vendor's loader: a type that has failed once stays failed in this page. */
const states: Record<string, 'loading' | 'loaded' | 'fail'> = {}
const pendingCallbacks: Record<string, (() => void)[]> = {}
const globals = globalThis as unknown as Record<string, unknown>

globals.initGeetest4 = (user: UserConfig, done: (captcha: unknown) => void): void => {
  const config = { ...defaults, timeout: loaderTimeout, protocol: location.protocol, ...user }
  const { protocol, timeout } = config

  const fail = (error: VendorError): void => {
    if (!config.onError) throw new Error(error.msg)
    config.onError(error)
  }

  function create(data: LoadData): void {
    const Geetest4 = globals.Geetest4 as new (config: unknown) => unknown
    done(new Geetest4({ ...config, ...data }))
  }

  function load(data: LoadData): void {
    const { type } = data
    const servers = user.staticServers ?? data.static_servers ?? config.staticServers
    if (states[type] === 'fail') return void fail(createTimeoutError('60204', 'js'))
    if (states[type] === 'loaded') return void create(data)
    pendingCallbacks[type] = [...(pendingCallbacks[type] ?? []), () => create(data)]
    if (states[type] === 'loading') return
    states[type] = 'loading'
    // The captcha works without gct.
    if (data.gct_path) {
      loadScript({ protocol, servers, timeout, path: data.gct_path }, (loaded) => {
        if (!loaded) fail(createTimeoutError('60205', 'gct'))
      })
    }
    const path = data.bypass ?? `${data.static_path ?? ''}${data.js ?? ''}`
    loadScript({ protocol, servers, timeout, path }, (loaded) => {
      states[type] = loaded ? 'loaded' : 'fail'
      if (!loaded) return void fail(createTimeoutError('60204', 'js'))
      for (const next of pendingCallbacks[type] ?? []) next()
      pendingCallbacks[type] = []
    })
  }

  const query = { captcha_id: config.captchaId, client_type: 'h5', lang: config.language ?? '' }
  requestJsonp({ protocol, timeout, servers: config.apiServers, path: '/load' }, query, (answer) => {
    if (answer === undefined) {
      if (config.offlineCb) config.offlineCb()
      else load({ type: 'bypass', bypass: '/v4/bypass.js' })
      return
    }
    const { status, data, ...error } = answer as { status: string; data?: LoadData } & VendorError
    if (status === 'success' && data) load(data)
    else fail(error)
  })
}
