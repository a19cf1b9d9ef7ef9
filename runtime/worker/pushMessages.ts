import { siteTarget } from '../rules/network/mountedTarget'
import { fields } from '../rules/network/read'
import { readPushMessage } from '../rules/push/pushMessage'
import { type PageMessage, workerScope } from '../tables/serviceWorker'
import * as times from '../tables/times'

/** A window that shows a page of this origin. */
export interface PageWindow {
  readonly url: string
  readonly visibilityState: string
  readonly focused: boolean
  postMessage(message: unknown, transfer?: readonly Transferable[]): void
  focus(): Promise<unknown>
  navigate(path: string): Promise<unknown>
}

/** What push messages need of the worker's environment. */
export interface PushEnvironment {
  readonly origin: string
  /** WebKit ends the subscription of a site that does not show each message as a notification. */
  readonly alwaysNotifies: boolean
  windows(): Promise<readonly PageWindow[]>
  openWindow(path: string): Promise<unknown>
  showNotification(title: string, options: NotificationOptions): Promise<void>
  /** Asks the page in a window; false when it does not answer in time. */
  ask(window: PageWindow, message: PageMessage, timeout: times.Ms): Promise<boolean>
}

/**
 * Shows a message of Firebase as a notification; while the site is on the screen, the page shows it instead (E1.07). A page that
 * is just starting, or being left, does not answer: then nothing is lost.
 */
export async function handlePush(raw: unknown, environment: PushEnvironment): Promise<void> {
  const message = readPushMessage(raw, environment.origin)
  if (!message) return
  const visible = (await siteWindows(environment)).filter(
    ({ visibilityState }) => visibilityState === 'visible',
  )
  if (!environment.alwaysNotifies) {
    const asked = visible.map((window) =>
      environment.ask(window, { type: 'showMessage', message: raw }, times.messageReply),
    )
    if ((await Promise.all(asked)).includes(true)) return
  }
  const { title, body, icon, tag, path } = message
  await environment.showNotification(title, {
    body,
    dir: 'auto',
    data: { path },
    ...(icon === undefined ? {} : { icon }),
    ...(tag === undefined ? {} : { tag }),
  })
}

/**
 * A notification was tapped: brings the site to the front, and opens the page that the message leads to. A page that runs opens it
 * itself, and keeps what it has; another one is navigated.
 */
export async function handleNotificationTap(data: unknown, environment: PushEnvironment): Promise<void> {
  const path = siteTarget(String(fields(data).path ?? ''), environment.origin)
  const windows = await siteWindows(environment)
  const window =
    windows.find(({ focused }) => focused) ??
    windows.find(({ visibilityState }) => visibilityState === 'visible') ??
    windows[0]
  if (!window) return void (await environment.openWindow(path ?? workerScope))
  // A browser may refuse to bring a window to the front.
  await window.focus().catch(() => undefined)
  if (path === undefined || (await environment.ask(window, { type: 'openPage', path }, times.pageReply)))
    return
  await window.navigate(path).catch(() => environment.openWindow(path))
}

/** The windows that show the site, and not another page of its origin. */
const siteWindows = async ({ origin, windows }: PushEnvironment): Promise<readonly PageWindow[]> =>
  (await windows()).filter(({ url }) => url.startsWith(origin + workerScope))
