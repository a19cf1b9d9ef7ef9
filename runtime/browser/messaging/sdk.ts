import { initializeApp } from 'firebase/app'
import { getMessaging, getToken, isSupported } from 'firebase/messaging'
import type { PushProject } from '../../rules/push/pushProject'

/** Sign-in may use another project, which is the library's default app. */
const appName = 'push'

/**
 * Starts Firebase Cloud Messaging. Resolves to a function that returns the registration token of a service worker; rejects where
 * the browser lacks something, such as IndexedDB. `getToken` is deprecated in favour of installation ids, but the platform binds
 * registration tokens (E7.18).
 */
export async function startMessaging({
  vapidKey,
  ...project
}: PushProject): Promise<(registration: ServiceWorkerRegistration) => Promise<string>> {
  if (!(await isSupported())) throw new Error('This browser has no push messages')
  const messaging = getMessaging(initializeApp(project, appName))
  return (registration) =>
    getToken(messaging, {
      serviceWorkerRegistration: registration,
      ...(vapidKey === undefined ? {} : { vapidKey }),
    })
}
