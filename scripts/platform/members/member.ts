import { type Mobile, mobileFor } from './mobile'
import { secretFor } from './totp'

/** A member as the platform keeps it. */
export interface Member {
  id: number
  userName: string
  password: string
  /** 0 ordinary, 1 and 2 agents, 4 restricted (I6.04, I6.05). */
  type: 0 | 1 | 2 | 4
  language: string
  /** ms since 1970. */
  registeredAt: number
  /** Decimal string, so that no cent is lost to binary fractions. */
  balance: string
  /** Height of the VIP level; 0 for none. */
  vipLevel: number
  /** Registered by mobile number: member info then answers `account` instead of `userName`. */
  byMobile: boolean
  firstTimeLogin: boolean
  passwordExpired: boolean
  blocked: boolean
  /** Names of the second factor's methods; null for a login without one. */
  secondFactor: readonly string[] | null
  email: string
  mobile: Mobile
  /** The name that money is paid out to. */
  payeeName: string
  /** Secret of the member's authenticator, base32. */
  totpSecret: string
  /** The last 30-second step whose authenticator code was used; a code serves once. */
  totpStep: number
  /** A password that was sent by mail; it works beside the old one, and replaces it when it is used. */
  temporaryPassword: { readonly text: string; readonly until: number } | null
  /** Conditions of the next VIP level that are met; see rankProgress. */
  conditionsMet: number
  /** What is special about the member, in a few words. */
  note: string
}

/** What is usual where the member plays. */
export interface Usual {
  readonly language: string
  /** ms since 1970. */
  readonly now: number
  readonly countryDialingCode: string
}

const DAY = 86_400_000

/** A plain member of some standing; what is given takes the place of what is usual. */
export const memberFrom = (
  given: Partial<Member> & Pick<Member, 'id' | 'userName'>,
  usual: Usual,
): Member => ({
  password: 'Lucky-7788',
  type: 0,
  language: usual.language,
  registeredAt: usual.now - 60 * DAY,
  balance: '0',
  vipLevel: 0,
  byMobile: false,
  firstTimeLogin: false,
  passwordExpired: false,
  blocked: false,
  secondFactor: null,
  email: `${given.userName}@mail.example`,
  mobile: mobileFor(given.id, usual.countryDialingCode),
  payeeName: given.userName,
  totpSecret: secretFor(given.userName),
  totpStep: 0,
  temporaryPassword: null,
  conditionsMet: 0,
  note: '',
  ...given,
})

export const daysAgo = (now: number, days: number): number => now - days * DAY
