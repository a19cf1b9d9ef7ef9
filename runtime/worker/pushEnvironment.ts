import type { PushEnvironment } from './pushMessages'
import { workerGlobal } from './workerGlobal'

/** Safari, and every browser on iOS. */
const isWebKit = (userAgent: string): boolean =>
  /AppleWebKit/.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)

export const createPushEnvironment = (): PushEnvironment => ({
  origin: workerGlobal.location.origin,
  alwaysNotifies: isWebKit(workerGlobal.navigator.userAgent),
  windows: () => workerGlobal.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openWindow: (path) => workerGlobal.clients.openWindow(path),
  showNotification: (title, options) => workerGlobal.registration.showNotification(title, options),
  ask: (window, message, timeout) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      const timer = workerGlobal.setTimeout(() => resolve(false), timeout)
      port1.onmessage = () => {
        workerGlobal.clearTimeout(timer)
        resolve(true)
      }
      window.postMessage(message, [port2])
    }),
})
