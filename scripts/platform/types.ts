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
  /** In the order of the lobby's lanes. */
  readonly categories: readonly GameCategory[]
  /** The reply of the whitelabel call. */
  readonly flags: Readonly<Record<string, boolean>>
  /** Settings by the names of D1. Other names are stored but not sent. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Hosts of its customer service, and its domains; by default chat.<code>.example and www.<code>.example. */
  readonly supportHosts?: readonly string[]
  readonly domains?: readonly string[]
  /** Paths of calls that the manifest overrides (`platform.endpoints`). */
  readonly endpoints?: Readonly<Record<string, string>>
}

export interface PlatformOptions {
  readonly merchants: readonly SimulatedMerchant[]
  /** The clock that the platform starts from, ms since 1970; Date.now when absent. */
  readonly now?: () => number
  /** Seed of tokens and other random values; the same seed gives the same platform. */
  readonly seed?: number
  /** Answer `POST /__platform/control` from this machine. Off by default. */
  readonly control?: boolean
  /** One line for each call, each code or mail that is sent, and each reply that does not match its schema. */
  readonly log?: (line: string) => void
}

/** A member to log in with, printed when the site is started for development. */
export interface DemoMember {
  readonly merchant: string
  readonly userName: string
  readonly password: string
  /** What is special about the member, in a few words. */
  readonly note: string
  /** The values of the second factor, for a member who has one. */
  readonly secondFactor?: DemoSecondFactor
}

export interface DemoSecondFactor {
  readonly email: string
  readonly payeeName: string
  /** "+84 903100500" */
  readonly mobile: string
  /** For an authenticator app, base32. */
  readonly totpSecret: string
  /** The authenticator's code at the time the platform was started. */
  readonly totp: string
}

/** A partner session (Maya) to open a site with. */
export interface DemoPartnerSession {
  readonly merchant: string
  readonly sessionId: string
  readonly env: string
  readonly userName: string
}

/** A member's invitation codes, to register with. */
export interface DemoInvitation {
  readonly merchant: string
  readonly userName: string
  readonly referralCode: string
  /** Of agents only. */
  readonly affiliateCode?: string
}

/** An identity that a member can sign in with, as the provider reports it. */
export interface DemoIdentity {
  readonly merchant: string
  readonly channel: Channel
  /** The user's id at the provider, e.g. `sub` of a Google credential. */
  readonly subject: string
  readonly email: string
  readonly userName: string
}

export interface Platform {
  /** Answers the request and returns true, or returns false when the path is not the platform's. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  control(command: Command): Promise<ControlReply>
  readonly members: readonly DemoMember[]
  /** Those of the initial state; each can be used once. */
  readonly partnerSessions: readonly DemoPartnerSession[]
  /** The members' codes. */
  readonly invitations: readonly DemoInvitation[]
  /** Those of the initial state. */
  readonly identities: readonly DemoIdentity[]
  /** Drops pending requests, and all later ones. */
  close(): void
}

export type { CallName, Command, ControlReply }
