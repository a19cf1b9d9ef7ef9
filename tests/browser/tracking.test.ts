// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserTracking } from '../../runtime/browser/tracking'
import { installCookieJar } from './storage/refusedStorage'

const undos: (() => void)[] = []
beforeEach(() => window.happyDOM.setURL('https://www.hongvan.example/m/home'))
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

/** Stubs a network that records what is sent. */
function stubNetwork(
  acceptsBeacons: boolean | undefined,
  respond: () => Promise<unknown> = async () => ({}),
) {
  const sent: unknown[][] = []
  const sendBeacon =
    acceptsBeacons === undefined
      ? undefined
      : (...parts: unknown[]) => {
          sent.push(['beacon', ...parts])
          return acceptsBeacons
        }
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('fetch', (...parts: unknown[]) => {
    sent.push(['fetch', ...parts])
    return respond()
  })
  return sent
}

describe('a beacon', () => {
  it('is sent by the browser as plain text', () => {
    const sent = stubNetwork(true)
    browserTracking.beacon('/wps/system/collect', '{}', false)
    expect(sent).toEqual([['beacon', '/wps/system/collect', '{}']])
  })

  it.each([
    ['accepts no more beacons', false],
    ['does not support beacons', undefined],
  ])('is sent as a request that outlives the page when the browser %s', (_, accepts) => {
    const sent = stubNetwork(accepts)
    browserTracking.beacon('/wps/system/collect', '{}', false)
    expect(sent.at(-1)).toEqual([
      'fetch',
      '/wps/system/collect',
      { method: 'POST', body: '{}', keepalive: true, credentials: 'include' },
    ])
  })

  it('that is anonymous carries no cookie', () => {
    const sent = stubNetwork(true)
    browserTracking.beacon('/wps/system/collect', '{}', true)
    expect(sent).toEqual([
      ['fetch', '/wps/system/collect', { method: 'POST', body: '{}', keepalive: true, credentials: 'omit' }],
    ])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['is refused', () => Promise.reject(new TypeError('blocked by client'))],
    [
      'throws',
      () => {
        throw new TypeError('refused by the policy')
      },
    ],
  ])('that %s fails silently (F053)', async (_, respond) => {
    const rejections: unknown[] = []
    const onRejection = (reason: unknown) => rejections.push(reason)
    process.on('unhandledRejection', onRejection)
    undos.push(() => process.off('unhandledRejection', onRejection))
    stubNetwork(undefined, respond)
    expect(() => browserTracking.beacon('/wps/system/collect', '{}', false)).not.toThrow()
    await new Promise((resolve) => setImmediate(resolve))
    expect(rejections).toEqual([])
  })
})

describe('the host of cookies', () => {
  it.each([
    ['https://www.hongvan.example/', ['example'], 'hongvan.example'],
    ['https://www.hongvan.example/', ['hongvan.example'], 'www.hongvan.example'],
    ['http://localhost:4180/', [], 'localhost'],
    ['http://127.0.0.1:4180/', [], '127.0.0.1'],
  ])('of %s, where %j are refused, is %s and leaves no cookie behind (I3.24)', (address, refused, host) => {
    window.happyDOM.setURL(address)
    const { cookies, undo } = installCookieJar(refused)
    undos.push(undo)
    expect(browserTracking.cookieHost()).toBe(host)
    expect([...cookies.keys()]).toEqual([])
  })
})

describe("the native app's ids", () => {
  it.each<[string, unknown, unknown]>([
    ['no bridge', undefined, undefined],
    ['a bridge without the method', {}, undefined],
    ['a bridge that returns them', { getTrackingIds: () => '{"adid":"a"}' }, '{"adid":"a"}'],
    [
      'a bridge that throws',
      {
        getTrackingIds() {
          throw new Error('old app')
        },
      },
      undefined,
    ],
  ])('with %s (I3.30)', (_, bridge, expected) => {
    vi.stubGlobal('WLBridge', bridge)
    expect(browserTracking.nativeIds()).toBe(expected)
  })
})

describe("a vendor's script", () => {
  const script = () => document.querySelector('script')
  it('is loaded without blocking the page', async () => {
    // This window loads no scripts, but reports that it did.
    const { settings } = window.happyDOM as unknown as { settings: Record<string, boolean> }
    settings.handleDisabledFileLoadingAsSuccess = true
    await browserTracking.loadScript('https://connect.facebook.net/en_US/fbevents.js')
    expect(script()?.async).toBe(true)
    expect(script()?.src).toBe('https://connect.facebook.net/en_US/fbevents.js')
  })

  it('that is blocked rejects, and names only the host', async () => {
    vi.spyOn(document.head, 'append').mockImplementationOnce((blocked) =>
      queueMicrotask(() => (blocked as Node).dispatchEvent(new Event('error'))),
    )
    await expect(browserTracking.loadScript('https://connect.facebook.net/x.js?id=11')).rejects.toThrow(
      /^Not loaded: connect\.facebook\.net$/,
    )
  })
})
