import { createDemoMobile, type MobileNumber } from './mobile'
import { createTotpSecret } from './totp'

/** A member as the platform stores it. */
export interface Member {
  id: number
  userName: string
  password: string
  /** 0 ordinary, 1 and 2 agents, 4 restricted (I6.04, I6.05); another one only by the control call. */
  type: number
  language: string
  /** ms since 1970. */
  registeredAt: number
  /** Decimal string, so that no cent is lost to binary fractions. */
  balance: string
  /** The part of the balance that is a bonus, and what is on its way beside it; decimal strings. */
  bonus: string
  pending: string
  /** The VIP level from 1 to 9; 0 for none. */
  vipLevel: number
  /** Registered by mobile number: member info then returns `account` instead of `userName`. */
  byMobile: boolean
  firstTimeLogin: boolean
  passwordExpired: boolean
  blocked: boolean
  /** Names of the second factor's methods; null for a login without one. */
  secondFactor: readonly string[] | null
  email: string
  mobile: MobileNumber
  /** The account holder's name for withdrawals. */
  payeeName: string
  /** Secret of the member's authenticator, base32. */
  totpSecret: string
  /** The last 30-second step whose authenticator code was used; a code can be used once. */
  totpStep: number
  /** A password that was sent by mail; it is valid beside the old one, and replaces it when it is used. */
  temporaryPassword: { readonly text: string; readonly until: number } | null
  /** How many conditions of the next VIP level are met; see rankProgress. */
  conditionsMet: number
  /** How many deposits have arrived, and how many withdrawals were paid. */
  deposits: number
  withdrawals: number
  /** How many bank cards are bound. */
  cards: number
  /** How many friends have registered with the member's referral code. */
  friends: number
  /** How many messages of the chat are unread. */
  unreadMessages: number
  /** Points to exchange in the point market. */
  points: number
  /** What is special about the member, in a few words. */
  note: string
}

export interface MemberState {
  /** By user name in lower case. */
  readonly members: Map<string, Member>
}

/** Defaults that depend on the merchant. */
export interface MemberDefaults {
  readonly language: string
  /** ms since 1970. */
  readonly now: number
  readonly countryDialingCode: string
}

const day = 86_400_000

/** Creates a member who registered 60 days ago; `fields` override the defaults. */
export const createMember = (
  fields: Partial<Member> & Pick<Member, 'id' | 'userName'>,
  defaults: MemberDefaults,
): Member => ({
  password: 'Lucky-7788',
  type: 0,
  language: defaults.language,
  registeredAt: defaults.now - 60 * day,
  balance: '0',
  bonus: '0',
  pending: '0',
  vipLevel: 0,
  byMobile: false,
  firstTimeLogin: false,
  passwordExpired: false,
  blocked: false,
  secondFactor: null,
  email: `${fields.userName}@mail.example`,
  mobile: createDemoMobile(fields.id, defaults.countryDialingCode),
  payeeName: fields.userName,
  totpSecret: createTotpSecret(fields.userName),
  totpStep: 0,
  temporaryPassword: null,
  conditionsMet: 0,
  deposits: 0,
  withdrawals: 0,
  cards: 0,
  friends: 0,
  unreadMessages: 0,
  points: 1200,
  note: '',
  ...fields,
})

export const daysAgo = (now: number, days: number): number => now - days * day
