import { browserFrames } from './captcha/frame'
import { browserClock } from './clock'
import type { Edge } from './edge'
import { browserGuard } from './guardDoor'
import { browserHttp } from './http'
import { deviceIdentity } from './identity/device'
import { browserFirebase } from './identity/firebase/firebase'
import { browserKeep } from './keep'
import { browserKeyring } from './keyring'
import { browserNative } from './native'
import { browserPage } from './page'
import { privacyBy } from './privacy'
import { browserRandom } from './random'
import { browserScripts } from './scripts'
import { browserTabs } from './tabs'
import { browserVault } from './vault'
import { lazyWorker } from './worker'

/** The real browser, for one merchant. */
export function browserEdge(merchant: string): Edge {
  const keep = browserKeep(merchant, browserClock)
  const fingerprint = async () => (await import('./identity/fingerprint')).fingerprint()
  return {
    clock: browserClock,
    keep,
    http: browserHttp(browserClock),
    page: browserPage,
    native: browserNative,
    scripts: browserScripts,
    frames: browserFrames,
    random: browserRandom,
    tabs: browserTabs(merchant),
    identity: deviceIdentity({
      keep,
      native: browserNative,
      random: browserRandom,
      clock: browserClock,
      fingerprint,
    }),
    firebase: browserFirebase(() => import('./identity/firebase/sdk')),
    privacy: privacyBy(browserClock, async () =>
      (await import('./identity/firebase/incognito')).isIncognito(),
    ),
    oneTap: async () => (await import('./identity/oneTap')).browserOneTap,
    vault: browserVault({ keyring: browserKeyring(merchant), random: browserRandom }),
    tracking: async () => (await import('./tracking')).browserTracking,
    guard: browserGuard(keep),
    worker: lazyWorker(async () => (await import('./workerDoor')).browserWorker(merchant, browserClock)),
  }
}
