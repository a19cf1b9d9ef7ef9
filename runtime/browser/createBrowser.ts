import type { Browser } from './browser'
import { browserClock } from './clock'
import { createInstallPrompt } from './device/installPrompt'
import { browserNative } from './device/native'
import { createDeviceIdentity } from './identity/deviceIdentity'
import { createFirebase } from './identity/firebase/firebase'
import { createHttp } from './network/http'
import { createLine } from './network/line'
import { browserFrames } from './page/frames'
import { browserPage } from './page/page'
import { createTabs } from './page/tabs'
import { browserRandom } from './random'
import { lazyServiceWorkerClient } from './serviceWorker/lazyServiceWorkerClient'
import { createWatchdogClient } from './start/watchdogClient'
import { lazySecretStorage } from './storage/lazySecretStorage'
import { createPrivacy } from './storage/privacy'
import { createStorage } from './storage/storage'

/** Code that every page loads once it is shown: the main file imports it together with the features that start then. */
export interface StartLibraries {
  readonly tracking: Browser['tracking']
  serviceWorkerClient(): Promise<typeof import('./serviceWorker/serviceWorkerClient')>
}

/** The real browser, for one merchant. */
export function createBrowser(merchant: string, libraries: StartLibraries): Browser {
  const storage = createStorage(merchant, browserClock)
  const fingerprint = async () => (await import('./identity/fingerprint')).fingerprint()
  return {
    clock: browserClock,
    storage,
    http: createHttp(browserClock),
    line: createLine(browserClock),
    page: browserPage,
    native: browserNative,
    installPrompt: createInstallPrompt(),
    frames: browserFrames,
    random: browserRandom,
    tabs: createTabs(merchant, storage),
    deviceIdentity: createDeviceIdentity({
      storage,
      native: browserNative,
      random: browserRandom,
      clock: browserClock,
      fingerprint,
    }),
    firebase: createFirebase(() => import('./identity/firebase/sdk')),
    privacy: createPrivacy(browserClock, async () =>
      (await import('./identity/firebase/incognito')).isIncognito(),
    ),
    oneTap: async () => (await import('./identity/oneTap')).browserOneTap,
    pictures: async () => (await import('./page/pictures')).createPictures(merchant, browserClock),
    secretStorage: lazySecretStorage(async () =>
      (await import('./storage/secretStorage')).merchantSecretStorage(merchant, browserRandom),
    ),
    messaging: async () => (await import('./messaging/messaging')).browserMessaging,
    tracking: libraries.tracking,
    watchdog: createWatchdogClient(storage),
    serviceWorker: lazyServiceWorkerClient(async () =>
      (await libraries.serviceWorkerClient()).createServiceWorkerClient(merchant, browserClock),
    ),
  }
}
