import type { PlatformState } from '../state/platform-state'
import type { DemoIdentity, DemoInvitation, DemoMember, DemoPartnerSession } from '../types'
import { affiliateCodeOf, referralCodeOf } from './invitation'
import type { Member } from './member'
import { formatMobile } from './mobile'
import { totp } from './totp'

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
