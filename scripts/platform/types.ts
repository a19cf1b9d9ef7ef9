import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallName } from './calls'
import type { Command, ControlReply } from './control/command'
import type { Channel } from './members/id-token'

export const gameCategories = ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'] as const
export type GameCategory = (typeof gameCategories)[number]

export interface MerchantCurrency {
  readonly code: string
  readonly symbol: string
  readonly position: 'before' | 'after'
  readonly decimals: number
}

/** What the platform knows about a merchant: usually taken from its resolved manifest. */
export interface SimulatedMerchant {
  readonly code: string
  /** Language codes, the default one first. */
  readonly languages: readonly string[]
  readonly currency: MerchantCurrency
  /** Order of the lanes. */
  readonly categories: readonly GameCategory[]
  /** What the whitelabel call answers. */
  readonly flags: Readonly<Record<string, boolean>>
  /** What the settings call answers under the names of D1; others are kept and not sent. */
  readonly settings: Readonly<Record<string, unknown>>
  /** The hosts of its customer service, and those it can be reached at; chat.<code>.example and www.<code>.example when absent. */
  readonly supportHosts?: readonly string[]
  readonly domains?: readonly string[]
  /** Paths that the merchant's manifest has moved (`platform.endpoints`). */
  readonly endpoints?: Readonly<Record<string, string>>
}

export interface PlatformOptions {
  readonly merchants: readonly SimulatedMerchant[]
  /** The clock that the platform starts from, ms since 1970; Date.now when absent. */
  readonly now?: () => number
  /** Seed of tokens and other chance; the same seed gives the same platform. */
  readonly seed?: number
  /** Answer `POST /__platform/control` from this machine. Off unless it is asked for. */
  readonly control?: boolean
  /** One line for each call, each code or mail that is sent, and each reply that does not fit its schema. */
  readonly log?: (line: string) => void
}

/** A member to log in with, printed when the site is started for development. */
export interface DemoMember {
  readonly merchant: string
  readonly userName: string
  readonly password: string
  /** What is special about the member, in a few words. */
  readonly note: string
  /** What the member proves a login with, when a second factor is asked for. */
  readonly proofs?: DemoProofs
}

export interface DemoProofs {
  readonly email: string
  readonly payeeName: string
  /** "+84 903100500" */
  readonly mobile: string
  /** For an authenticator app, base32. */
  readonly totpSecret: string
  /** What the authenticator showed when the platform was started. */
  readonly totp: string
}

/** A session of the partner's (Maya) to open a site with. */
export interface DemoPartnerSession {
  readonly merchant: string
  readonly sessionId: string
  readonly env: string
  readonly userName: string
}

/** What somebody can be invited to register with. */
export interface DemoInvitation {
  readonly merchant: string
  readonly userName: string
  readonly referralCode: string
  /** Of agents only. */
  readonly affiliateCode?: string
}

/** An identity that a member can sign in with, as the provider tells it. */
export interface DemoIdentity {
  readonly merchant: string
  readonly channel: Channel
  /** Who it is at the provider: `sub` of a Google credential, for one. */
  readonly subject: string
  readonly email: string
  readonly userName: string
}

export interface Platform {
  /** Answers the request and gives true, or gives false when the address is not the platform's. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  control(command: Command): Promise<ControlReply>
  readonly members: readonly DemoMember[]
  /** Those of the start; each serves once. */
  readonly partnerSessions: readonly DemoPartnerSession[]
  /** The members' codes. */
  readonly invitations: readonly DemoInvitation[]
  /** Those of the start. */
  readonly identities: readonly DemoIdentity[]
  /** Ends everything that still waits; later requests are dropped. */
  close(): void
}

export type { CallName, Command, ControlReply }
