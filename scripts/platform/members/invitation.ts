import { textField } from '../http/bodyFields'
import { RefusalError } from '../http/refusal'
import type { Member, MemberState } from './member'

/** The code with which a member invites friends. */
export const referralCodeOf = ({ id }: Pick<Member, 'id'>): string => `R${id}`

/** The code with which an agent (I1.02) recruits members; nobody else has one. */
export const affiliateCodeOf = ({ id, type }: Pick<Member, 'id' | 'type'>): string | undefined =>
  type === 1 || type === 2 ? `A${id}` : undefined

type ReadCode = (member: Member) => string | undefined

/** The member with a code, in any letter case; codes of blocked members are invalid. */
const findCodeOwner = ({ members }: MemberState, readCode: ReadCode, code: string): Member | undefined =>
  [...members.values()].find((member) => !member.blocked && readCode(member) === code.toUpperCase())

export const isAffiliateCode = (state: MemberState, code: string): boolean =>
  findCodeOwner(state, affiliateCodeOf, code) !== undefined

/** Throws for unknown codes; absent codes are fine (I3.13). */
export function assertKnownCodes(state: MemberState, body: unknown): void {
  const affiliate = textField(body, 'affiliateCode')
  if (affiliate && !isAffiliateCode(state, affiliate))
    throw new RefusalError('affiliate.code.err', { messageKey: 'affiliateUnknown' })
  const referral = textField(body, 'referralCode')
  if (referral && !findCodeOwner(state, referralCodeOf, referral))
    throw new RefusalError('referral.code.err', { messageKey: 'referralUnknown' })
}

/** Counts a new member as a friend of the one whose referral code the registration carries. */
export function creditInviter(state: MemberState, body: unknown): void {
  const inviter = findCodeOwner(state, referralCodeOf, textField(body, 'referralCode'))
  if (inviter) inviter.friends += 1
}
