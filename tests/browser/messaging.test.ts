import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserMessaging } from '../../runtime/browser/messaging/messaging'
import type { PageMessage } from '../../runtime/tables/serviceWorker'

afterEach(() => vi.unstubAllGlobals())

interface Supported {
  readonly permission?: NotificationPermission
  readonly registration?: object | undefined
}

/** A browser with push messages. */
function installBrowser({ permission = 'default', registration }: Supported = {}) {
  const container = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('Notification', { permission, requestPermission: async () => 'granted' })
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  return container
}

describe('push messages', () => {
  it('have the browser’s permission, and ask for it (E4.58)', async () => {
    installBrowser({ permission: 'denied' })
    expect(browserMessaging.permission).toBe('denied')
    expect(await browserMessaging.requestPermission()).toBe('granted')
  })

  it.each([
    ['on a page that is not secure', () => vi.stubGlobal('isSecureContext', false)],
    ['without notifications, as on iOS', () => vi.stubGlobal('window', { PushManager: {} })],
    ['without the Push API', () => vi.stubGlobal('window', { Notification: {} })],
    ['without service workers', () => vi.stubGlobal('navigator', {})],
  ])('do not exist %s (E4.57, F159)', async (_, spoil) => {
    installBrowser()
    spoil()
    expect(browserMessaging.permission).toBe('unsupported')
    expect(await browserMessaging.requestPermission()).toBe('unsupported')
    await browserMessaging.end()
    browserMessaging.listen(() => undefined)()
  })

  it('end with their subscription, and what is on the screen (E4.61, D21)', async () => {
    const done: string[] = []
    installBrowser({
      registration: {
        pushManager: { getSubscription: async () => ({ unsubscribe: async () => done.push('unsubscribe') }) },
        getNotifications: async () => [{ close: () => done.push('close') }],
      },
    })
    await browserMessaging.end()
    expect(done).toEqual(['unsubscribe', 'close'])
  })

  it('end where nothing was subscribed', async () => {
    installBrowser()
    await browserMessaging.end()
    installBrowser({
      registration: {
        pushManager: { getSubscription: async () => null },
        getNotifications: async () => [],
      },
    })
    await browserMessaging.end()
  })

  it.each<PageMessage>([
    { type: 'openPage', path: '/m/rewardCenter' },
    { type: 'showMessage', message: { notification: { title: 'Draw 118' } } },
  ])('and taps come from the worker, which gets an answer: %j (E1.07)', async (message) => {
    const container = installBrowser()
    const followed: PageMessage[] = []
    const stop = browserMessaging.listen((one) => followed.push(one))
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
    const send = (data: unknown, ports: readonly MessagePort[] = []) =>
      container.dispatchEvent(Object.assign(new Event('message'), { data, ports }))
    send(message, [port2])
    send({ isFirebaseMessaging: true })
    expect([followed, await answer]).toEqual([[message], true])
    stop()
    send(message)
    expect(followed).toEqual([message])
    port1.close()
  })

  it.each([
    ['a token', { getPushToken: () => 'native-1' }, 'native-1'],
    ['no token', {}, undefined],
    [
      'an error',
      {
        getPushToken: () => {
          throw new Error('No Play services')
        },
      },
      undefined,
    ],
    ['no app', undefined, undefined],
  ])('take %s from the native app (E4.62, F159)', (_, WLBridge, expected) => {
    vi.stubGlobal('window', { WLBridge })
    expect(browserMessaging.nativeToken()).toBe(expected)
  })
})
