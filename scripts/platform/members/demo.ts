import type { DemoIdentity, DemoInvitation, DemoMember, DemoPartnerSession } from '../types'
import type { World } from '../world'
import { affiliateCodeOf, referralCodeOf } from './invitation'
import type { Member } from './member'
import { spoken } from './mobile'
import { totp } from './totp'

/** Everybody whom one can log in as. */
export const demoMembersOf = ({ merchants, clock }: World): DemoMember[] =>
  [...merchants.values()].flatMap(({ merchant, members }) =>
    [...members.values()].map((member) => ({
      merchant: merchant.code,
      userName: member.userName,
      password: member.password,
      note: member.note,
      ...(member.secondFactor ? { proofs: proofsOf(member, clock.now()) } : {}),
    })),
  )

const proofsOf = ({ email, payeeName, mobile, totpSecret }: Member, now: number) => ({
  email,
  payeeName,
  mobile: spoken(mobile),
  totpSecret,
  totp: totp(totpSecret, now),
})

/** Everybody who can be registered by. */
export const demoInvitationsOf = ({ merchants }: World): DemoInvitation[] =>
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

/** The identities that somebody can sign in with. */
export const demoIdentitiesOf = ({ merchants }: World): DemoIdentity[] =>
  [...merchants.values()].flatMap(({ merchant, identities, members }) =>
    [...identities.values()].map(({ channel, subject, userName }) => ({
      merchant: merchant.code,
      channel,
      subject,
      email: members.get(userName)?.email ?? '',
      userName: members.get(userName)?.userName ?? userName,
    })),
  )

/** The partner's sessions that a site can be opened with. */
export const demoPartnerSessionsOf = ({ merchants }: World): DemoPartnerSession[] =>
  [...merchants.values()].flatMap(({ merchant, mayaSessions }) =>
    [...mayaSessions.values()].map((session) => ({ merchant: merchant.code, ...session })),
  )
