import type { Browser } from './browser'
import { browserClock } from './clock'
import { browserFrames } from './frames'
import { createHttp } from './http'
import { createDeviceIdentity } from './identity/deviceIdentity'
import { createFirebase } from './identity/firebase/firebase'
import { createInstallPrompt } from './installPrompt'
import { lazySecretStorage } from './lazySecretStorage'
import { lazyServiceWorkerClient } from './lazyServiceWorkerClient'
import { browserNative } from './native'
import { browserPage } from './page'
import { createPrivacy } from './privacy'
import { browserRandom } from './random'
import { createStorage } from './storage'
import { browserStylesheets } from './stylesheets'
import { createTabs } from './tabs'
import { createWatchdogClient } from './watchdogClient'

/** Code that every page loads once it is shown: the main file imports it together with the features that start then. */
export interface StartLibraries {
  readonly tracking: Browser['tracking']
  serviceWorkerClient(): Promise<typeof import('./serviceWorkerClient')>
}

/** The real browser, for one merchant. */
export function createBrowser(merchant: string, libraries: StartLibraries): Browser {
  const storage = createStorage(merchant, browserClock)
  const fingerprint = async () => (await import('./identity/fingerprint')).fingerprint()
  return {
    clock: browserClock,
    storage,
    http: createHttp(browserClock),
    page: browserPage,
    native: browserNative,
    installPrompt: createInstallPrompt(),
    stylesheets: browserStylesheets,
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
    pictures: async () => (await import('./pictures')).createPictures(merchant, browserClock),
    secretStorage: lazySecretStorage(async () =>
      (await import('./secretStorage')).merchantSecretStorage(merchant, browserRandom),
    ),
    messaging: async () => (await import('./messaging/messaging')).browserMessaging,
    tracking: libraries.tracking,
    watchdog: createWatchdogClient(storage),
    serviceWorker: lazyServiceWorkerClient(async () =>
      (await libraries.serviceWorkerClient()).createServiceWorkerClient(merchant, browserClock),
    ),
  }
}
