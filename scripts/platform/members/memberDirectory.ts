import type { PlatformState } from '../state/platformState'
import type { Channel } from './idToken'
import { affiliateCodeOf, referralCodeOf } from './invitation'
import type { Member } from './member'
import { formatMobile } from './mobile'
import { totp } from './totp'

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

/** All members to log in as. */
export const listDemoMembers = ({ merchants, clock }: PlatformState): DemoMember[] =>
  [...merchants.values()].flatMap(({ merchant, members }) =>
    [...members.values()].map((member) => ({
      merchant: merchant.code,
      userName: member.userName,
      password: member.password,
      note: member.note,
      ...(member.secondFactor ? { secondFactor: secondFactorOf(member, clock.now()) } : {}),
    })),
  )

const secondFactorOf = ({ email, payeeName, mobile, totpSecret }: Member, now: number) => ({
  email,
  payeeName,
  mobile: formatMobile(mobile),
  totpSecret,
  totp: totp(totpSecret, now),
})

/** The invitation codes of all members who are not blocked. */
export const listDemoInvitations = ({ merchants }: PlatformState): DemoInvitation[] =>
  [...merchants.values()].flatMap(({ merchant, members }) =>
    [...members.values()]
      .filter(({ blocked }) => !blocked)
      .map((member) => {
        const { userName } = member
        const affiliateCode = affiliateCodeOf(member)
        const codes = { referralCode: referralCodeOf(member), ...(affiliateCode && { affiliateCode }) }
        return { merchant: merchant.code, userName, ...codes }
      }),
  )

/** All linked identities. */
export const listDemoIdentities = ({ merchants }: PlatformState): DemoIdentity[] =>
  [...merchants.values()].flatMap(({ merchant, identities, members }) =>
    [...identities.values()].map(({ channel, subject, userName }) => ({
      merchant: merchant.code,
      channel,
      subject,
      email: members.get(userName)?.email ?? '',
      userName: members.get(userName)?.userName ?? userName,
    })),
  )

/** All partner sessions. */
export const listDemoPartnerSessions = ({ merchants }: PlatformState): DemoPartnerSession[] =>
  [...merchants.values()].flatMap(({ merchant, partnerSessions }) =>
    [...partnerSessions.values()].map((session) => ({ merchant: merchant.code, ...session })),
  )
