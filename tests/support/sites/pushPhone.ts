import type { Worker } from 'playwright'
import type { PlaywrightPhone } from '../engines/playwrightEngine'
import { waitUntil } from '../engines/waitUntil'

/** A phone whose Firebase servers answer, and that receives push messages. */
export interface PushReceiver {
  /** The registration tokens that Firebase has given out. */
  readonly tokens: readonly string[]
  /** Delivers a message to the site's service worker, as the push service does after decrypting it. */
  deliver(message: object): Promise<void>
  /** The titles of the notifications on the screen. */
  notifications(): Promise<string[]>
  /** Taps the first notification. */
  tap(): Promise<void>
}

const json = (body: object) => ({
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
  body: JSON.stringify(body),
})

/** Answers for Firebase's servers, which give an installation and then registration tokens. */
export async function receivePushMessages({ page }: PlaywrightPhone, origin: string): Promise<PushReceiver> {
  const context = page.context()
  const tokens: string[] = []
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill(
      json({
        fid: 'c-8Wyk2aR0mZ1nVb3xQ7Lp',
        refreshToken: 'refresh',
        authToken: { token: 'installation', expiresIn: '604800s' },
      }),
    ),
  )
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
    if (route.request().method() === 'POST') tokens.push(`fcm-token-${tokens.length + 1}`)
    return route.fulfill(json({ token: tokens.at(-1) }))
  })
  const session = await context.newCDPSession(page)
  const registrations = new Map<string, string>()
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
    for (const { registrationId, scopeURL, isDeleted } of event.registrations)
      if (!isDeleted) registrations.set(scopeURL, registrationId)
  })
  await session.send('ServiceWorker.enable')

  const worker = async (): Promise<Worker> => {
    await waitUntil('the service worker', async () => context.serviceWorkers().length > 0)
    return context.serviceWorkers()[0] as Worker
  }
  return {
    tokens,
    async deliver(message) {
      await waitUntil('a registration', async () => registrations.has(`${origin}/m/`))
      await session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: registrations.get(`${origin}/m/`) ?? '',
        data: JSON.stringify(message),
      })
    },
    notifications: async () =>
      (await worker()).evaluate(
        `self.registration.getNotifications().then((all) => all.map(({ title }) => title))`,
      ),
    tap: async () =>
      (await worker()).evaluate(`self.registration.getNotifications().then(([notification]) => {
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      })`),
  }
}
