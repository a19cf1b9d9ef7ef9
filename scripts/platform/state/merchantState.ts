import type { FailedAttemptsState } from '../account/failedAttempts'
import type { FeedbackState } from '../account/feedback'
import { type IdentityState, identityKey } from '../account/linkedIdentities'
import type { MailState } from '../account/mails'
import type { PartnerSessionState } from '../account/partnerSessions'
import type { RegistrationState } from '../account/registration'
import type { SessionState } from '../account/sessions'
import type { SmsCodeState } from '../account/smsCodes'
import { type AppState, initialAppState } from '../app/appState'
import type { PushState } from '../app/pushState'
import type { AnnouncementState } from '../catalogue/announcements/announcements'
import { defaultCardsPerLane, type LaneState } from '../catalogue/lanes'
import { type ChatState, initialChatState } from '../chat/chatState'
import { type GameState, initialGameState } from '../games/gameState'
import { demoIdentities, demoMembers, demoPartnerSessions } from '../members/demoMembers'
import type { MemberState } from '../members/member'
import { initialPromotions, type PromotionState } from '../members/promotions'
import type { BeaconState } from '../system/beacons'
import type { CountryState } from '../system/countries'
import type { DomainConfigState } from '../system/domainConfig'
import type { StatusState } from '../system/systemStatus'
import type { ConfigState, SettingsState, SimulatedMerchant } from './merchantConfig'

/** The whole current state of a merchant. A call imports only the parts that it uses. */
export interface MerchantState
  extends ConfigState,
    SettingsState,
    StatusState,
    MemberState,
    SessionState,
    PartnerSessionState,
    FailedAttemptsState,
    SmsCodeState,
    MailState,
    FeedbackState,
    IdentityState,
    RegistrationState,
    BeaconState,
    DomainConfigState,
    CountryState,
    LaneState,
    AnnouncementState,
    PromotionState,
    AppState,
    PushState,
    ChatState,
    GameState {}

export const initialMerchantState = (merchant: SimulatedMerchant, now: number): MerchantState => ({
  merchant,
  flags: { ...merchant.flags },
  settings: { ...merchant.settings },
  status: { state: 'normal' },
  members: new Map(demoMembers(merchant, now).map((member) => [member.userName.toLowerCase(), member])),
  sessions: new Map(),
  failedAttempts: new Map(),
  smsCodes: new Map(),
  mails: [],
  feedback: [],
  partnerSessions: new Map(demoPartnerSessions(merchant).map((session) => [session.sessionId, session])),
  loginRefusals: new Map(),
  identities: new Map(demoIdentities(merchant).map((linked) => [identityKey(linked), linked])),
  registrations: [],
  beacons: [],
  domainConfigOverride: {},
  countryListOverride: {},
  cardsPerLane: defaultCardsPerLane,
  lanesPerCategory: 1,
  announcements: {},
  promotions: initialPromotions,
  ...initialAppState(),
  pushRegistrations: new Map(),
  ...initialChatState(),
  ...initialGameState(),
})
