import type { Beacon } from './calls/collect'
import { type CaptchaDesk, newDesk } from './captcha/desk'
import { newRsaKey, type RsaKey } from './cipher'
import { type Clock, movableClock } from './clock'
import type { SentCode } from './codes'
import type { CountryList } from './countries'
import type { Fault } from './faults'
import type { Guesses } from './guesses'
import { keyOf, type LinkedIdentity } from './identities'
import type { SentMail } from './mails'
import type { Member } from './members/member'
import { demoIdentities, demoMembers, demoPartnerSessions } from './members/roster'
import type { Registration } from './registration'
import type { RouteWish } from './route'
import { mint } from './tokens'
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
  /** Failed log-ins and second factors. */
  readonly guesses: Guesses
  /** The last code to each number. */
  readonly codes: Map<string, SentCode>
  /** Oldest first. */
  readonly mails: SentMail[]
  /** By session id. */
  readonly mayaSessions: Map<string, MayaSession>
  /** The error that the next login answers, by log-in name in lower case. */
  readonly nextLogins: Map<string, string>
  /** By channel and subject. */
  readonly identities: Map<string, LinkedIdentity>
  /** Accounts that were opened since the start, oldest first. */
  readonly registrations: Registration[]
  /** Oldest first. */
  readonly beacons: Beacon[]
  /** What the domain config answers instead of what it usually does. */
  route: RouteWish
  /** What the country call answers instead of the true list. */
  countries: Partial<CountryList>
  /** How many games each lane of the lobby shows. */
  cardsInLane: number
}

/** A session of the partner's (I7.10): whoever brings it is let in as a member, once. */
export interface MayaSession {
  readonly sessionId: string
  readonly env: string
  readonly userName: string
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
  /** What the captcha vendor knows. */
  captcha: CaptchaDesk
  newToken(): string
  newCode(): string
  newPassword(length: number): string
  /** Tells the operator of the simulator, e.g. a code that was sent. */
  readonly tell: (line: string) => void
  /** The key for sealed bodies: made when it is first wanted, because that takes a while. */
  rsa(): RsaKey
  reset(): void
}

export function createWorld(options: PlatformOptions): World {
  const clock = movableClock(options.now ?? Date.now)
  const merchants = new Map<string, MerchantState>()
  let minted = mint(options.seed ?? 1)
  let rsa: RsaKey | undefined
  const world: World = {
    clock,
    merchants,
    faults: [],
    received: [],
    captcha: newDesk(),
    newToken: () => minted.token(),
    newCode: () => minted.code(),
    newPassword: (length) => minted.password(length),
    tell: options.log ?? (() => {}),
    rsa: () => {
      rsa ??= newRsaKey()
      return rsa
    },
    reset: () => {
      clock.reset()
      minted = mint(options.seed ?? 1)
      world.faults = []
      world.received = []
      world.captcha = newDesk()
      for (const merchant of options.merchants) merchants.set(merchant.code, asStarted(merchant, clock.now()))
    },
  }
  world.reset()
  return world
}

export const usualCardsInLane = 18

const asStarted = (merchant: SimulatedMerchant, now: number): MerchantState => ({
  merchant,
  flags: { ...merchant.flags },
  settings: { ...merchant.settings },
  status: { state: 'normal' },
  members: new Map(demoMembers(merchant, now).map((member) => [member.userName.toLowerCase(), member])),
  sessions: new Map(),
  guesses: new Map(),
  codes: new Map(),
  mails: [],
  mayaSessions: new Map(demoPartnerSessions(merchant).map((session) => [session.sessionId, session])),
  nextLogins: new Map(),
  identities: new Map(demoIdentities(merchant).map((linked) => [keyOf(linked), linked])),
  registrations: [],
  beacons: [],
  route: {},
  countries: {},
  cardsInLane: usualCardsInLane,
})

const RECEIVED_AT_MOST = 2000

/** Keeps a call; the oldest go when there are too many. */
export function remember(world: World, call: ReceivedCall): ReceivedCall {
  world.received.push(call)
  if (world.received.length > RECEIVED_AT_MOST) world.received.shift()
  return call
}
