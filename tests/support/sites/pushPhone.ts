import type { Worker } from 'playwright'
import type { PlaywrightPhone } from '../engines/playwrightEngine'
import { waitUntil } from '../engines/waitUntil'

/** A phone whose Firebase servers answer, and that receives push messages. */
export interface PushReceiver {
  /** The registration tokens that Firebase has given out. */
  readonly tokens: readonly string[]
  /** Delivers a message to the site's service worker, as the push service does after decrypting it. */
  deliver(message: object): Promise<void>
  /**
   * The titles of the notifications on the screen. The browser forgets a notification that is asked for while it is about to
   * appear: wait for `shown` first.
   */
  notifications(): Promise<string[]>
  /** Waits until the worker has shown as many notifications. */
  shown(count: number): Promise<void>
  /** Taps the first notification. */
  tap(): Promise<void>
}

const json = (body: object) => ({
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
  body: JSON.stringify(body),
})

/** Makes the worker count what it has shown. */
const countShown = `if (self.shownCount === undefined) {
  self.shownCount = 0
  const show = self.registration.showNotification.bind(self.registration)
  self.registration.showNotification = (...values) => show(...values).then(() => void (self.shownCount += 1))
}`

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
  const shownCount = async () => (await worker()).evaluate<number>('self.shownCount')
  return {
    tokens,
    async deliver(message) {
      await waitUntil('a registration', async () => registrations.has(`${origin}/m/`))
      await (await worker()).evaluate(countShown)
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
    shown: (count) =>
      waitUntil(
        'notifications that are shown',
        async () => (await shownCount()) === count,
        async () => String(await shownCount()),
      ),
    tap: async () =>
      (await worker()).evaluate(`self.registration.getNotifications().then(([notification]) => {
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      })`),
  }
}
