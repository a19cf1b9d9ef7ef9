import { newRsaKey, type RsaKey } from './cipher'
import { type Clock, movableClock } from './clock'
import type { Fault } from './faults'
import type { Member } from './members/member'
import { demoMembers } from './members/roster'
import { tokenMaker } from './tokens'
import type { PlatformOptions, SimulatedMerchant } from './types'

/** What the status call answers for a merchant; with an errorCode it is refused instead. */
export interface SystemStatus {
  state: 'normal' | 'maintenance' | 'denied'
  maintenanceEnd?: number
  description?: Record<string, string>
  ip?: string
  errorCode?: string
  message?: string
}

/** A merchant as it stands now: what it was started with, and what has happened since. */
export interface MerchantState {
  readonly merchant: SimulatedMerchant
  flags: Record<string, boolean>
  settings: Record<string, unknown>
  status: SystemStatus
  /** By log-in name in lower case. */
  readonly members: Map<string, Member>
  /** Token to member. */
  readonly sessions: Map<string, Member>
  /** Failed log-ins by log-in name in lower case. */
  readonly failures: Map<string, { count: number; until: number }>
}

/** A call as it arrived, for tests that look at what a site has sent. */
export interface ReceivedCall {
  /** Name in the table of calls; null when the address is none of them. */
  call: string | null
  at: number
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: string
  /** The body in clear, when it came encrypted and could be opened. */
  opened: string | null
  /** HTTP status that was answered; null when the connection was dropped. */
  status: number | null
}

export interface World {
  readonly clock: Clock
  readonly merchants: Map<string, MerchantState>
  faults: Fault[]
  received: ReceivedCall[]
  newToken(): string
  /** The key for sealed bodies: made when it is first wanted, because that takes a while. */
  rsa(): RsaKey
  reset(): void
}

export function createWorld(options: PlatformOptions): World {
  const clock = movableClock(options.now ?? Date.now)
  const merchants = new Map<string, MerchantState>()
  let newToken = tokenMaker(options.seed ?? 1)
  let rsa: RsaKey | undefined
  const world: World = {
    clock,
    merchants,
    faults: [],
    received: [],
    newToken: () => newToken(),
    rsa: () => {
      rsa ??= newRsaKey()
      return rsa
    },
    reset: () => {
      clock.reset()
      newToken = tokenMaker(options.seed ?? 1)
      world.faults = []
      world.received = []
      for (const merchant of options.merchants) merchants.set(merchant.code, asStarted(merchant, clock.now()))
    },
  }
  world.reset()
  return world
}

const asStarted = (merchant: SimulatedMerchant, now: number): MerchantState => ({
  merchant,
  flags: { ...merchant.flags },
  settings: { ...merchant.settings },
  status: { state: 'normal' },
  members: new Map(demoMembers(merchant, now).map((member) => [member.userName.toLowerCase(), member])),
  sessions: new Map(),
  failures: new Map(),
})

const RECEIVED_AT_MOST = 2000

/** Keeps a call; the oldest go when there are too many. */
export function remember(world: World, call: ReceivedCall): ReceivedCall {
  world.received.push(call)
  if (world.received.length > RECEIVED_AT_MOST) world.received.shift()
  return call
}
