import type { FailedAttempts } from '../account/failed-attempts'
import { identityKey, type LinkedIdentity } from '../account/linked-identities'
import type { SentMail } from '../account/mails'
import type { Registration } from '../account/registration'
import type { SentSmsCode } from '../account/sms-codes'
import type { Beacon } from '../calls/system/collect'
import { type CaptchaState, createCaptchaState } from '../captcha/captcha-state'
import { createRsaKey, type RsaKey } from '../http/encryption'
import type { Fault } from '../http/faults'
import { demoIdentities, demoMembers, demoPartnerSessions } from '../members/demo-members'
import type { Member } from '../members/member'
import type { CountryList } from '../system/countries'
import type { DomainConfigOverride } from '../system/domain-config'
import { type Clock, createClock } from './clock'
import type { SimulatedMerchant } from './merchant-config'
import { createTokenGenerator } from './token-generator'

/** The reply of the status call; with an errorCode the call is refused. */
export interface SystemStatus {
  state: 'normal' | 'maintenance' | 'denied'
  maintenanceEnd?: number
  description?: Record<string, string>
  ip?: string
  errorCode?: string
  message?: string
}

/** The current state of a merchant. */
export interface MerchantState {
  readonly merchant: SimulatedMerchant
  flags: Record<string, boolean>
  settings: Record<string, unknown>
  status: SystemStatus
  /** By user name in lower case. */
  readonly members: Map<string, Member>
  /** Token to member. */
  readonly sessions: Map<string, Member>
  /** Failed logins and second factors. */
  readonly failedAttempts: FailedAttempts
  /** The last code to each number. */
  readonly smsCodes: Map<string, SentSmsCode>
  /** Oldest first. */
  readonly mails: SentMail[]
  /** By session id. */
  readonly partnerSessions: Map<string, PartnerSession>
  /** The error code of the next login, by user name in lower case. */
  readonly loginRefusals: Map<string, string>
  /** By channel and subject. */
  readonly identities: Map<string, LinkedIdentity>
  /** Accounts that were created since the start, oldest first. */
  readonly registrations: Registration[]
  /** Oldest first. */
  readonly beacons: Beacon[]
  /** Overrides for the domain config. */
  domainConfigOverride: DomainConfigOverride
  /** Overrides for the country call. */
  countryListOverride: Partial<CountryList>
  /** How many games each lane of the lobby shows. */
  cardsPerLane: number
}

/** A partner session (I7.10): it logs a member in, once. */
export interface PartnerSession {
  readonly sessionId: string
  readonly env: string
  readonly userName: string
}

/** A received call, for tests that check what a site has sent. */
export interface ReceivedCall {
  /** Name in the table of calls; null when the path is not a call. */
  call: string | null
  at: number
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: string
  /** The decrypted body; null when it was not encrypted or could not be decrypted. */
  decryptedBody: string | null
  /** HTTP status of the response; null when the connection was dropped. */
  status: number | null
}

export interface PlatformState {
  readonly clock: Clock
  readonly merchants: Map<string, MerchantState>
  faults: Fault[]
  receivedCalls: ReceivedCall[]
  /** The state of the captcha vendor's servers. */
  captcha: CaptchaState
  createToken(): string
  createCode(): string
  createPassword(length: number): string
  /** Logs a line for whoever runs the simulator, e.g. a code that was sent. */
  readonly log: (line: string) => void
  /** The key for encrypted bodies, created on first use because that takes a while. */
  rsaKey(): RsaKey
  reset(): void
}

export interface PlatformStateOptions {
  readonly merchants: readonly SimulatedMerchant[]
  /** The clock that the platform starts from, ms since 1970; Date.now when absent. */
  readonly now?: () => number
  /** Seed of tokens and other random values; the same seed gives the same platform. */
  readonly seed?: number
  /** One line for each call, each code or mail that is sent, and each reply that does not match its schema. */
  readonly log?: (line: string) => void
}

export function createPlatformState(options: PlatformStateOptions): PlatformState {
  const clock = createClock(options.now ?? Date.now)
  const merchants = new Map<string, MerchantState>()
  let tokens = createTokenGenerator(options.seed ?? 1)
  let rsaKey: RsaKey | undefined
  const platform: PlatformState = {
    clock,
    merchants,
    faults: [],
    receivedCalls: [],
    captcha: createCaptchaState(),
    createToken: () => tokens.token(),
    createCode: () => tokens.code(),
    createPassword: (length) => tokens.password(length),
    log: options.log ?? (() => {}),
    rsaKey: () => {
      rsaKey ??= createRsaKey()
      return rsaKey
    },
    reset: () => {
      clock.reset()
      tokens = createTokenGenerator(options.seed ?? 1)
      platform.faults = []
      platform.receivedCalls = []
      platform.captcha = createCaptchaState()
      for (const merchant of options.merchants)
        merchants.set(merchant.code, initialMerchantState(merchant, clock.now()))
    },
  }
  platform.reset()
  return platform
}

export const defaultCardsPerLane = 18

const initialMerchantState = (merchant: SimulatedMerchant, now: number): MerchantState => ({
  merchant,
  flags: { ...merchant.flags },
  settings: { ...merchant.settings },
  status: { state: 'normal' },
  members: new Map(demoMembers(merchant, now).map((member) => [member.userName.toLowerCase(), member])),
  sessions: new Map(),
  failedAttempts: new Map(),
  smsCodes: new Map(),
  mails: [],
  partnerSessions: new Map(demoPartnerSessions(merchant).map((session) => [session.sessionId, session])),
  loginRefusals: new Map(),
  identities: new Map(demoIdentities(merchant).map((linked) => [identityKey(linked), linked])),
  registrations: [],
  beacons: [],
  domainConfigOverride: {},
  countryListOverride: {},
  cardsPerLane: defaultCardsPerLane,
})

const MAX_RECEIVED_CALLS = 2000

/** Logs a call; the oldest ones are dropped when there are too many. */
export function recordCall(platform: PlatformState, call: ReceivedCall): ReceivedCall {
  platform.receivedCalls.push(call)
  if (platform.receivedCalls.length > MAX_RECEIVED_CALLS) platform.receivedCalls.shift()
  return call
}
