import type { DemoMember, DemoPartnerSession } from '../types'
import type { World } from '../world'
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

/** The partner's sessions that a site can be opened with. */
export const demoPartnerSessionsOf = ({ merchants }: World): DemoPartnerSession[] =>
  [...merchants.values()].flatMap(({ merchant, mayaSessions }) =>
    [...mayaSessions.values()].map((session) => ({ merchant: merchant.code, ...session })),
  )
