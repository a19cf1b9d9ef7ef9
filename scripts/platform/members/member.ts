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
  /** Methods of the second factor; none for a login without one. */
  secondFactor: SecondFactorMethod[]
  /** What is special about the member, in a few words. */
  note: string
}

export type SecondFactorMethod = 'email' | 'ga' | 'sms' | 'payeeName'

const DAY = 86_400_000

/** A plain member of some standing; what is given takes the place of what is usual. */
export const memberFrom = (
  given: Partial<Member> & Pick<Member, 'id' | 'userName'>,
  usual: { language: string; now: number },
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
  secondFactor: [],
  note: '',
  ...given,
})

export const daysAgo = (now: number, days: number): number => now - days * DAY
