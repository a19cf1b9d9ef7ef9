import type {
  Browser,
  DeviceIdentity,
  Native,
  Random,
  Stylesheets,
  TabMessage,
  Tabs,
} from '../../runtime/browser/browser'
import { type FakeClock, fakeClock } from './fakeClock'
import { type FakeFirebase, type FakePrivacy, fakeFirebase, fakePrivacy } from './fakeFirebase'
import { type FakeFrames, fakeFrames } from './fakeFrames'
import { type FakeGuard, fakeGuard } from './fakeGuard'
import { type FakeHttp, fakeHttp } from './fakeHttp'
import { type Device, type FakeKeep, fakeKeep, newDevice } from './fakeKeep'
import { type FakeOneTap, fakeOneTap } from './fakeOneTap'
import { type FakePage, fakePage } from './fakePage'
import { type FakeTracking, fakeTracking } from './fakeTracking'
import { type FakeVault, fakeVault } from './fakeVault'
import { type FakeWorker, fakeWorker } from './fakeWorker'

/** A browser that does nothing by itself. */
export interface FakeBrowser extends Browser {
  readonly clock: FakeClock
  readonly storage: FakeKeep
  readonly http: FakeHttp
  readonly page: FakePage
  readonly native: { -readonly [Name in keyof Native]: Native[Name] }
  readonly stylesheets: Stylesheets & {
    readonly loaded: readonly string[]
    /** Stylesheets that do not come. */
    readonly missing: Set<string>
  }
  readonly frames: FakeFrames
  readonly secretStorage: FakeVault
  readonly firebase: FakeFirebase
  readonly privacy: FakePrivacy
  readonly prompter: FakeOneTap
  readonly tracker: FakeTracking
  readonly watchdog: FakeGuard
  readonly serviceWorker: FakeWorker
}

/** What the tabs of one browser share. */
interface SharedBrowser {
  readonly clock: FakeClock
  readonly device: Device
  readonly secretStorage: FakeVault
  readonly listeners: Set<{ tab: object; listener: (message: TabMessage) => void }>
}

export const deviceId = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9'

/** The same bytes in every run; a linear congruence is random enough to look at. */
export function fakeRandom(seed = 1): Random {
  let state = seed
  const bytes = (count: number) =>
    Uint8Array.from({ length: count }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state >>> 16
    })
  return { bytes, uuid: () => '00000000-0000-4000-8000-000000000001' }
}

function fakeTabs({ listeners }: SharedBrowser): Tabs {
  const tab = {}
  return {
    broadcast(message) {
      for (const one of [...listeners]) if (one.tab !== tab) one.listener(message)
    },
    listen(listener) {
      const one = { tab, listener }
      listeners.add(one)
      return () => listeners.delete(one)
    },
  }
}

function fakeStylesheets() {
  const loaded: string[] = []
  const missing = new Set<string>()
  return {
    loaded,
    missing,
    async load(url: string) {
      if (!missing.has(url)) loaded.push(url)
      return !missing.has(url)
    },
  }
}

function tabOf(browser: SharedBrowser): FakeBrowser {
  const { clock, device, secretStorage } = browser
  const tracker = fakeTracking()
  const prompter = fakeOneTap()
  const deviceIdentity: DeviceIdentity = { deviceId: async () => deviceId }
  return {
    clock,
    storage: fakeKeep(clock.now, device),
    http: fakeHttp(clock),
    page: fakePage(),
    native: {
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0',
      touchPoints: 5,
      standalone: false,
      supportsSocial: () => undefined,
    },
    stylesheets: fakeStylesheets(),
    frames: fakeFrames(),
    random: fakeRandom(),
    tabs: fakeTabs(browser),
    deviceIdentity,
    secretStorage,
    firebase: fakeFirebase(),
    privacy: fakePrivacy(),
    prompter,
    async oneTap() {
      if (prompter.blocked) throw new Error('It does not load')
      return prompter
    },
    tracker,
    tracking: async () => tracker,
    watchdog: fakeGuard(),
    serviceWorker: fakeWorker(),
  }
}

const newBrowser = (): SharedBrowser => ({
  clock: fakeClock(),
  device: newDevice(),
  secretStorage: fakeVault(),
  listeners: new Set(),
})

export const fakeBrowser = (): FakeBrowser => tabOf(newBrowser())

/** Two tabs of one browser: they share the clock, what the device keeps, and what tabs tell each other. */
export function twoTabs(): [FakeBrowser, FakeBrowser] {
  const browser = newBrowser()
  return [tabOf(browser), tabOf(browser)]
}
