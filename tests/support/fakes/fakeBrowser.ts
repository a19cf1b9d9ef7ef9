import type {
  Browser,
  DeviceIdentity,
  Line,
  Native,
  Random,
  TabMessage,
  Tabs,
} from '../../../runtime/browser/browser'
import { randomSequence } from '../../../scripts/platform/random'
import { type FakeClock, fakeClock } from './fakeClock'
import { type FakeFirebase, type FakePrivacy, fakeFirebase, fakePrivacy } from './fakeFirebase'
import { type FakeFrames, fakeFrames } from './fakeFrames'
import { type FakeHttp, fakeHttp } from './fakeHttp'
import { type FakeInstallPrompt, fakeInstallPrompt } from './fakeInstallPrompt'
import { type FakeMessaging, fakeMessaging } from './fakeMessaging'
import { type FakeOneTap, fakeOneTap } from './fakeOneTap'
import { type FakePage, fakePage } from './fakePage'
import { type FakePictures, fakePictures } from './fakePictures'
import { type FakeSecretStorage, fakeSecretStorage } from './fakeSecretStorage'
import { type FakeServiceWorker, fakeServiceWorker } from './fakeServiceWorker'
import { createSharedStorage, type FakeStorage, fakeStorage, type SharedStorage } from './fakeStorage'
import { type FakeTracking, fakeTracking } from './fakeTracking'
import { type FakeWatchdog, fakeWatchdog } from './fakeWatchdog'

/** A browser without side effects, which tests control. */
export interface FakeBrowser extends Browser {
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly http: FakeHttp
  readonly page: FakePage
  readonly native: { -readonly [Name in keyof Native]: Native[Name] }
  readonly installPrompt: FakeInstallPrompt
  readonly line: { -readonly [Name in keyof Line]: Line[Name] }
  readonly frames: FakeFrames
  readonly secretStorage: FakeSecretStorage
  readonly firebase: FakeFirebase
  readonly privacy: FakePrivacy
  readonly pictureStore: FakePictures
  readonly prompter: FakeOneTap
  readonly messenger: FakeMessaging
  readonly tracker: FakeTracking
  readonly watchdog: FakeWatchdog
  readonly serviceWorker: FakeServiceWorker
}

/** What the tabs of one browser share. */
interface SharedBrowser {
  readonly clock: FakeClock
  readonly sharedStorage: SharedStorage
  readonly secretStorage: FakeSecretStorage
  readonly listeners: Set<{ tab: object; listener: (message: TabMessage) => void }>
}

export const fakeDeviceId = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9'

/** The same bytes in every run. */
export function fakeRandom(): Random {
  const random = randomSequence('bytes')
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => random() * 256)
  return { bytes, uuid: () => '00000000-0000-4000-8000-000000000001' }
}

function fakeTabs({ listeners }: SharedBrowser): Tabs {
  const tab = {}
  return {
    broadcast(message) {
      for (const entry of [...listeners]) if (entry.tab !== tab) entry.listener(message)
    },
    listen(listener) {
      const entry = { tab, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
  }
}

function createTab(shared: SharedBrowser): FakeBrowser {
  const { clock, sharedStorage, secretStorage } = shared
  const tracker = fakeTracking()
  const prompter = fakeOneTap()
  const messenger = fakeMessaging()
  const pictureStore = fakePictures()
  const deviceIdentity: DeviceIdentity = { deviceId: async () => fakeDeviceId }
  return {
    clock,
    storage: fakeStorage(clock.now, sharedStorage),
    http: fakeHttp(clock),
    page: fakePage(clock),
    native: {
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0',
      touchPoints: 5,
      standalone: false,
      telegram: false,
      supportsSocial: () => undefined,
      upgrade: () => false,
      openExternal: () => false,
      supportsCss: () => false,
    },
    installPrompt: fakeInstallPrompt(),
    line: { slow: false, saves: false, whenFree: (run) => shared.clock.whenIdle(run) },
    frames: fakeFrames(),
    random: fakeRandom(),
    tabs: fakeTabs(shared),
    deviceIdentity,
    secretStorage,
    firebase: fakeFirebase(),
    privacy: fakePrivacy(),
    pictureStore,
    pictures: async () => pictureStore,
    prompter,
    async oneTap() {
      if (prompter.blocked) throw new Error('One Tap fails to load')
      return prompter
    },
    messenger,
    async messaging() {
      if (messenger.blocked) throw new Error('The code of push messages fails to load')
      return messenger
    },
    tracker,
    tracking: async () => tracker,
    watchdog: fakeWatchdog(),
    serviceWorker: fakeServiceWorker(),
  }
}

const createSharedBrowser = (): SharedBrowser => ({
  clock: fakeClock(),
  sharedStorage: createSharedStorage(),
  secretStorage: fakeSecretStorage(),
  listeners: new Set(),
})

export const fakeBrowser = (): FakeBrowser => createTab(createSharedBrowser())

/** Two tabs of one browser: they share the clock, the storage, and the messages between tabs. */
export function twoTabs(): [FakeBrowser, FakeBrowser] {
  const shared = createSharedBrowser()
  return [createTab(shared), createTab(shared)]
}
