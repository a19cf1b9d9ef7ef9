import type { Tracking } from '../../../runtime/browser/browser'

/** A beacon as the platform's collector would parse it. */
export interface SentBeacon {
  readonly address: string
  readonly body: string
  readonly merchant: string
  /** Sent without cookies. */
  readonly anonymous: boolean
  readonly events: readonly Readonly<Record<string, unknown>>[]
}

export interface FakeTracking extends Tracking {
  readonly sent: readonly SentBeacon[]
  /** Every event that was sent, in order. */
  events(name?: string): Readonly<Record<string, unknown>>[]
  readonly scripts: readonly string[]
  /** What a vendor's script does when it is loaded: it may throw, fail, or succeed. */
  onScript: (address: string) => Promise<void>
  host: string
  /** The ids that the native app reports. */
  nativeAppIds: unknown
}

/** Tracking that records beacons and vendors' scripts without sending anything. */
export function fakeTracking(): FakeTracking {
  const sent: SentBeacon[] = []
  const scripts: string[] = []
  const fake: FakeTracking = {
    sent,
    scripts,
    events: (name) =>
      sent.flatMap(({ events }) => events).filter(({ event }) => name === undefined || event === name),
    onScript: async () => undefined,
    host: 'hongvan.example',
    nativeAppIds: undefined,
    globals: {},
    beacon(address, body, anonymous) {
      const { merchant, value } = JSON.parse(body) as { merchant: string; value: string }
      sent.push({ address, body, merchant, anonymous, events: JSON.parse(value) })
    },
    loadScript(address) {
      scripts.push(address)
      return fake.onScript(address)
    },
    cookieHost: () => fake.host,
    nativeIds: () => fake.nativeAppIds,
  }
  return fake
}
