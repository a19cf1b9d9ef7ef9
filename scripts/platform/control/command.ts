import type { FeedbackMessage } from '../account/feedback'
import type { SentMail } from '../account/mails'
import type { PartnerSession } from '../account/partnerSessions'
import type { Registration } from '../account/registration'
import type { SentSmsCode } from '../account/smsCodes'
import type { AppResource, AppVersionInfo, ControlledBanner } from '../app/appState'
import type { PushRegistration } from '../app/pushState'
import type { CaptchaFault } from '../captcha/faults'
import type { AnnouncementTypes, SentAnnouncement } from '../catalogue/announcements/announcements'
import type { GameBehaviour } from '../games/gameState'
import type { Fault } from '../http/faults'
import type { ReceivedCall } from '../http/receivedCalls'
import type { Channel } from '../members/idToken'
import type { Member } from '../members/member'
import type { Promotions } from '../members/promotions'
import type { MiniGameFault } from '../miniGame/miniGameState'
import type { Beacon } from '../system/beacons'
import type { Country } from '../system/countries'
import type { DomainConfigOverride } from '../system/domainConfig'
import type { SystemStatus } from '../system/systemStatus'

/**
 * The actions of a command. Several actions in one command are applied in the order of this list.
 * Commands are validated against command.schema.json in this folder.
 */
export interface CommandActions {
  /** Resets everything to the initial state: members, sessions, flags, clock, no faults, an empty log. */
  readonly reset: true
  /** Moves the platform's clock, ms. */
  readonly clock: { readonly advance: number } | { readonly set: number }
  /** Adds a member, or updates the given fields. */
  readonly member: { readonly merchant: string; readonly userName: string } & Partial<
    Omit<Member, 'id' | 'userName'>
  >
  /** The second-factor methods of a member's login; null for none. Unknown names are allowed, to test how a site handles them. */
  readonly secondFactor: {
    readonly merchant?: string
    readonly userName: string
    readonly methods: readonly string[] | null
  }
  /** Refuses the member's next login (with the right password, or by partner session) with this code, once. */
  readonly refuseNextLogin: {
    readonly merchant?: string
    readonly userName: string
    readonly errorCode: string
  }
  /** Adds a partner session, which can be used once. */
  readonly mayaSession: { readonly merchant: string } & PartnerSession
  /** Overrides flags of the merchant. */
  readonly flags: { readonly merchant: string; readonly values: Readonly<Record<string, boolean>> }
  /** Links an identity to a member; without a user name, removes the link. */
  readonly identity: {
    readonly merchant: string
    readonly channel: Channel
    readonly subject: string
    readonly userName?: string
  }
  /**
   * Overrides the reply of the country call: `count` countries or the given ones, and the visitor's country. Without any of
   * these fields the overrides are removed.
   */
  readonly countries: {
    readonly merchant: string
    readonly count?: number
    readonly countries?: readonly Country[]
    readonly countryCode?: string
    readonly countryDialingCode?: string
  }
  /** How many games each lane of the lobby shows, and how many lanes each category has. */
  readonly lanes: { readonly merchant: string; readonly cards: number; readonly perCategory?: number }
  /** Changes promotions of the merchant, field by field. */
  readonly promotions: {
    readonly merchant: string
    readonly values: { readonly [Key in keyof Promotions]?: Partial<Promotions[Key]> }
  }
  /** Sets download settings by name; null removes one. */
  readonly downloadSettings: {
    readonly merchant: string
    readonly values: Readonly<Record<string, unknown>>
  }
  /** The files of the app; without a list the default ones. */
  readonly resources: { readonly merchant: string; readonly resources?: readonly AppResource[] }
  /** The newest version of the app; without one, every app is up to date. */
  readonly appVersion: { readonly merchant: string; readonly newest?: AppVersionInfo }
  /** The announcements of a type: the given ones, or `count` generated ones; without either, the default ones. */
  readonly announcements: {
    readonly merchant: string
    readonly types: AnnouncementTypes
    readonly announcements?: readonly SentAnnouncement[]
    readonly count?: number
  }
  /** The banners of a group, with or without links. */
  readonly bannerGroup: {
    readonly merchant: string
    readonly groupName: string
    readonly banners: readonly ControlledBanner[]
  }
  /** How the merchant's games misbehave; without any field, they do not. */
  readonly games: { readonly merchant: string } & GameBehaviour
  /** Overrides the reply of the domain config and customer service; without any field, the overrides are removed. */
  readonly domainConfig: { readonly merchant: string } & DomainConfigOverride
  /** Overrides settings of the merchant; sections (sms, register) are merged key by key, and null removes a setting. */
  readonly settings: { readonly merchant: string; readonly values: Readonly<Record<string, unknown>> }
  /** Sets the reply of the status call, for one merchant or for all. */
  readonly status: { readonly merchant?: string } & Partial<SystemStatus>
  /** Ends all sessions of a member. */
  readonly expireSessions: { readonly merchant?: string; readonly userName: string }
  readonly clearFaults: true
  /** Injects a fault into a call. */
  readonly fault: Fault
  /** Replaces the faults of the captcha vendor's servers; an empty list removes them. */
  readonly captcha: readonly CaptchaFault[]
  /** What is wrong with the mini game's script; without a fault it works. */
  readonly miniGame: { readonly fault?: MiniGameFault }
}

/** The payload of the control call: any of the actions, and what to return. */
export interface Command extends Partial<CommandActions> {
  /** Returns the received calls, oldest first. */
  readonly receivedCalls?: true
  /** Returns the requests to the captcha vendor's servers, oldest first. */
  readonly captchaRequests?: true
  /** Returns the last code that was sent to each number, and the mails, oldest first. */
  readonly codes?: true
  /** Returns the accounts that were created since the start, oldest first. */
  readonly registrations?: true
  /** Returns the received beacons, oldest first. */
  readonly beacons?: true
  /** Returns the devices that receive push messages, and for whom. */
  readonly pushRegistrations?: true
  /** Returns the members' messages, oldest first. */
  readonly feedback?: true
}

export type ControlReply =
  | {
      readonly ok: true
      readonly now: number
      readonly calls?: readonly ReceivedCall[]
      /** Requests to the captcha vendor's servers, as "static1 /v4/gt4.js". */
      readonly captcha?: readonly string[]
      readonly codes?: readonly SentSmsCode[]
      readonly mails?: readonly SentMail[]
      readonly registrations?: readonly Registration[]
      readonly beacons?: readonly Beacon[]
      readonly pushRegistrations?: readonly PushRegistration[]
      readonly feedback?: readonly FeedbackMessage[]
    }
  | { readonly ok: false; readonly issues: readonly string[] }
