import { readPageMessage } from '../../rules/push/pushMessage'
import type { PushProject } from '../../rules/push/pushProject'
import { type PageMessage, workerScope } from '../../tables/serviceWorker'
import type { Stop } from '../clock'
import { callNativeBridge } from '../device/nativeBridge'

/** `unsupported`: this browser, this page or this window has no push messages: plain http, a browser on iOS (F159). */
export type PushPermission = NotificationPermission | 'unsupported'

/** Push messages: Firebase's library in the page, and the site's service worker (E1.07). */
export interface Messaging {
  readonly permission: PushPermission
  /** Asks with the browser's own question; only within a tap. */
  requestPermission(): Promise<PushPermission>
  /** Resolves once the site's service worker is active; where it never is, it stays pending. */
  ready(): Promise<void>
  /**
   * The registration token of this browser, after permission was granted: loads the library, which creates a token, or renews one
   * that is a week old (E4.63). The first project stays until the page is left.
   */
  token(project: PushProject): Promise<string>
  /** The browser receives no more messages, and those on the screen disappear. A later token is another one. */
  end(): Promise<void>
  /** What the worker wants this page to do, until it is stopped. */
  listen(follow: (message: PageMessage) => void): Stop
  /** The native app's token, or a promise of it; not validated yet. Never throws (E4.62). */
  nativeToken(): unknown
}

const isSupported = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

let starting: Promise<(registration: ServiceWorkerRegistration) => Promise<string>> | undefined

/** Starts the library once; a failed start is tried again. */
function startLibrary(project: PushProject) {
  starting ??= import('./sdk').then(({ startMessaging }) => startMessaging(project))
  starting.catch(() => {
    starting = undefined
  })
  return starting
}

async function endSubscription(): Promise<void> {
  if (!isSupported()) return
  const registration = await navigator.serviceWorker.getRegistration(workerScope)
  if (!registration) return
  const subscription = await registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
  for (const shown of await registration.getNotifications()) shown.close()
}

export const browserMessaging: Messaging = {
  get permission() {
    return isSupported() ? Notification.permission : 'unsupported'
  },
  requestPermission: async () => (isSupported() ? Notification.requestPermission() : 'unsupported'),
  ready: async () => void (await navigator.serviceWorker.ready),
  async token(project) {
    const [getToken, registration] = await Promise.all([startLibrary(project), navigator.serviceWorker.ready])
    return getToken(registration)
  },
  end: endSubscription,
  listen(follow) {
    if (!isSupported()) return () => undefined
    const handle = ({ data, ports }: MessageEvent<unknown>) => {
      const message = readPageMessage(data)
      if (!message) return
      // When no page answers, the worker shows a notification, or navigates the window itself.
      ports[0]?.postMessage(true)
      follow(message)
    }
    navigator.serviceWorker.addEventListener('message', handle)
    return () => navigator.serviceWorker.removeEventListener('message', handle)
  },
  nativeToken: () => callNativeBridge((bridge) => bridge.getPushToken?.()),
}
