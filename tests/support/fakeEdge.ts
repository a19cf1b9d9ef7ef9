import type { Edge, Identity, Native, Random, Scripts, TabMessage, Tabs } from '../../runtime/edge/edge'
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
export interface FakeEdge extends Edge {
  readonly clock: FakeClock
  readonly keep: FakeKeep
  readonly http: FakeHttp
  readonly page: FakePage
  readonly native: { -readonly [Sign in keyof Native]: Native[Sign] }
  readonly scripts: Scripts & {
    readonly loaded: readonly string[]
    /** Stylesheets that do not come. */
    readonly missing: Set<string>
  }
  readonly frames: FakeFrames
  readonly vault: FakeVault
  readonly firebase: FakeFirebase
  readonly privacy: FakePrivacy
  readonly prompter: FakeOneTap
  readonly tracker: FakeTracking
  readonly guard: FakeGuard
  readonly worker: FakeWorker
}

/** What the tabs of one browser share. */
interface Browser {
  readonly clock: FakeClock
  readonly device: Device
  readonly vault: FakeVault
  readonly ears: Set<{ tab: object; heard: (message: TabMessage) => void }>
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

function fakeTabs({ ears }: Browser): Tabs {
  const tab = {}
  return {
    tell(message) {
      for (const ear of [...ears]) if (ear.tab !== tab) ear.heard(message)
    },
    listen(heard) {
      const ear = { tab, heard }
      ears.add(ear)
      return () => ears.delete(ear)
    },
  }
}

function fakeScripts() {
  const loaded: string[] = []
  const missing = new Set<string>()
  return {
    loaded,
    missing,
    async stylesheet(url: string) {
      if (!missing.has(url)) loaded.push(url)
      return !missing.has(url)
    },
  }
}

function tabOf(browser: Browser): FakeEdge {
  const { clock, device, vault } = browser
  const tracker = fakeTracking()
  const prompter = fakeOneTap()
  const identity: Identity = { deviceId: async () => deviceId }
  return {
    clock,
    keep: fakeKeep(clock.now, device),
    http: fakeHttp(clock),
    page: fakePage(),
    native: {
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0',
      touchPoints: 5,
      standalone: false,
      supportsSocial: () => undefined,
    },
    scripts: fakeScripts(),
    frames: fakeFrames(),
    random: fakeRandom(),
    tabs: fakeTabs(browser),
    identity,
    vault,
    firebase: fakeFirebase(),
    privacy: fakePrivacy(),
    prompter,
    async oneTap() {
      if (prompter.blocked) throw new Error('It does not load')
      return prompter
    },
    tracker,
    tracking: async () => tracker,
    guard: fakeGuard(),
    worker: fakeWorker(),
  }
}

const newBrowser = (): Browser => ({
  clock: fakeClock(),
  device: newDevice(),
  vault: fakeVault(),
  ears: new Set(),
})

export const fakeEdge = (): FakeEdge => tabOf(newBrowser())

/** Two tabs of one browser: they share the clock, what the device keeps, and what tabs tell each other. */
export function twoTabs(): [FakeEdge, FakeEdge] {
  const browser = newBrowser()
  return [tabOf(browser), tabOf(browser)]
}
