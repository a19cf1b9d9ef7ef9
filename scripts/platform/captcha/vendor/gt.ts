/** Stub of GeeTest v3's loader, gt.js: same names, same sequence, same permanent failure. */
import { loadScript, reportFailure, requestJsonp } from './request'

interface TypeData {
  readonly type: string
  readonly static_servers: readonly string[]
  readonly [path: string]: unknown
}

interface UserConfig {
  readonly gt: string
  readonly challenge: string
  readonly new_captcha: boolean
  readonly offline: boolean
  readonly https?: boolean
  readonly api_server?: string
  readonly onError?: (error: string) => void
}

const scriptUrl = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href
/** All simulated servers are below one path. */
const serversUrl = new URL('../../../', scriptUrl)
const defaultServer = (server: string): string => `${serversUrl.host}${serversUrl.pathname}${server}`

const offlineType = (isNew: boolean): TypeData => ({
  type: isNew ? 'fullpage' : 'slide',
  static_servers: [defaultServer('static1'), defaultServer('static2')],
  fullpage: '/static/js/fullpage.0.0.0.js',
  slide: '/static/js/geetest.0.0.0.js',
})

/** Like the vendor's loader: a type that has failed once stays failed in this page. */
const states: Record<string, 'loading' | 'loaded' | 'fail'> = {}
const pendingCallbacks: Record<string, (() => void)[]> = {}

const globals = globalThis as unknown as Record<string, unknown>

globals.initGeetest = (config: UserConfig, done: (captcha: unknown) => void): void => {
  const protocol = config.https ? 'https:' : location.protocol
  globals.GeeGT = config.gt
  globals.GeeChallenge = config.challenge

  const fail = (): void => {
    reportFailure(protocol, defaultServer('monitor'), 508)
    if (!config.onError) throw new Error('网络错误')
    config.onError('网络错误')
  }
  const load = (data: TypeData): void => {
    const { type } = data
    const create = (): void => {
      const Geetest = globals.Geetest as new (config: unknown) => unknown
      done(new Geetest({ ...config, ...data, protocol }))
    }
    if (states[type] === 'fail') return void fail()
    if (states[type] === 'loaded') return void create()
    pendingCallbacks[type] = [...(pendingCallbacks[type] ?? []), create]
    if (states[type] === 'loading') return
    states[type] = 'loading'
    loadScript({ protocol, servers: data.static_servers, path: String(data[type]) }, (loaded) => {
      states[type] = loaded ? 'loaded' : 'fail'
      if (!loaded) return void fail()
      for (const next of pendingCallbacks[type] ?? []) next()
      pendingCallbacks[type] = []
    })
  }

  if (config.offline) return void load(offlineType(config.new_captcha))
  const servers = [config.api_server ?? 'api.geetest.com']
  requestJsonp({ protocol, servers, path: '/gettype.php' }, { gt: config.gt }, (answer) => {
    const { status, data } = (answer ?? {}) as { status?: string; data?: TypeData }
    load(status === 'success' && data ? data : offlineType(config.new_captcha))
  })
}
