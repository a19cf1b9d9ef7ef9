import type { Beacon } from '../calls/collect'
import type { CaptchaFault } from '../captcha/faults'
import type { SentCode } from '../codes'
import type { Country } from '../countries'
import type { Fault } from '../faults'
import type { SentMail } from '../mails'
import type { Channel } from '../members/id-token'
import type { Member } from '../members/member'
import type { Registration } from '../registration'
import type { RouteWish } from '../route'
import type { MayaSession, ReceivedCall, SystemStatus } from '../world'

/**
 * What may be wished of the platform. Several wishes in one command are met in the order of this list.
 * The grammar that is checked stands in command.schema.json beside this file.
 */
export interface Wishes {
  /** Everything as it was started: members, sessions, flags, clock, no faults, an empty log. */
  readonly reset: true
  /** Moves the platform's clock, ms. */
  readonly clock: { readonly advance: number } | { readonly set: number }
  /** Adds a member, or changes the fields that are given. */
  readonly member: { readonly merchant: string; readonly userName: string } & Partial<
    Omit<Member, 'id' | 'userName'>
  >
  /** Which methods a member's login asks for; null for none. Any names, so that a site can be shown unknown ones. */
  readonly secondFactor: {
    readonly merchant?: string
    readonly userName: string
    readonly methods: readonly string[] | null
  }
  /** The member's next login with a right password, or by the partner, is refused with this code, once. */
  readonly nextLogin: { readonly merchant?: string; readonly userName: string; readonly errorCode: string }
  /** A session of the partner's, which serves once. */
  readonly mayaSession: { readonly merchant: string } & MayaSession
  /** Lays flags over those of the merchant. */
  readonly flags: { readonly merchant: string; readonly values: Readonly<Record<string, boolean>> }
  /** An identity opens a member's account from now on; without a user name it opens none any more. */
  readonly identity: {
    readonly merchant: string
    readonly channel: Channel
    readonly subject: string
    readonly userName?: string
  }
  /**
   * What the country call answers: as many countries as are counted, or the given ones, and where the visitor is. Without
   * any of it, the truth again.
   */
  readonly countries: {
    readonly merchant: string
    readonly count?: number
    readonly countries?: readonly Country[]
    readonly countryCode?: string
    readonly countryDialingCode?: string
  }
  /** How many games each lane of the lobby shows. */
  readonly lanes: { readonly merchant: string; readonly cards: number }
  /** What the domain config and customer service answer from now on; without any of it, as at the start. */
  readonly route: { readonly merchant: string } & RouteWish
  /** Lays settings over those of the merchant, within a section (sms, register) key by key; null takes one away. */
  readonly settings: { readonly merchant: string; readonly values: Readonly<Record<string, unknown>> }
  /** What the status call answers, for one merchant or for all. */
  readonly status: { readonly merchant?: string } & Partial<SystemStatus>
  /** Ends all sessions of a member. */
  readonly expire: { readonly merchant?: string; readonly userName: string }
  readonly clearFaults: true
  /** Makes a call go wrong from now on. */
  readonly fault: Fault
  /** What goes wrong at the captcha vendor's from now on, instead of what did; an empty list ends it. */
  readonly captcha: readonly CaptchaFault[]
}

/** What the control call takes: any of the wishes, and whether the log is wanted. */
export interface Command extends Partial<Wishes> {
  /** Answers the calls that were received so far, oldest first. */
  readonly log?: true
  /** Answers the requests to the captcha vendor's servers so far, oldest first. */
  readonly captchaLog?: true
  /** Answers the last code that was sent to each number, and the mails, oldest first. */
  readonly codes?: true
  /** Answers the accounts that were opened since the start, oldest first. */
  readonly registrations?: true
  /** Answers the beacons that came in, oldest first. */
  readonly beacons?: true
}

export type ControlReply =
  | {
      readonly ok: true
      readonly now: number
      readonly calls?: readonly ReceivedCall[]
      /** Requests to the captcha vendor's servers, as "static1 /v4/gt4.js". */
      readonly captcha?: readonly string[]
      readonly codes?: readonly SentCode[]
      readonly mails?: readonly SentMail[]
      readonly registrations?: readonly Registration[]
      readonly beacons?: readonly Beacon[]
    }
  | { readonly ok: false; readonly issues: readonly string[] }
