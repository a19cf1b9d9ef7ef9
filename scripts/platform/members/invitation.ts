import { Refused, textField } from '../exchange'
import type { MerchantState } from '../world'
import type { Member } from './member'

/** What every member invites friends with. */
export const referralCodeOf = ({ id }: Pick<Member, 'id'>): string => `R${id}`

/** What an agent (I1.02) brings in members with; nobody else has one. */
export const affiliateCodeOf = ({ id, type }: Pick<Member, 'id' | 'type'>): string | undefined =>
  type === 1 || type === 2 ? `A${id}` : undefined

type CodeOf = (member: Member) => string | undefined

/** Whose code it is, in any letter case; a blocked member's is nobody's. */
const ownerOf = ({ members }: MerchantState, codeOf: CodeOf, code: string): Member | undefined =>
  [...members.values()].find((member) => !member.blocked && codeOf(member) === code.toUpperCase())

export const isAffiliateCode = (state: MerchantState, code: string): boolean =>
  ownerOf(state, affiliateCodeOf, code) !== undefined

/** Refuses codes that are nobody's; none at all is as good as a right one (I3.13). */
export function refuseUnknownCodes(state: MerchantState, body: unknown): void {
  const affiliate = textField(body, 'affiliateCode')
  if (affiliate && !isAffiliateCode(state, affiliate))
    throw new Refused('affiliate.code.err', { say: 'affiliateUnknown' })
  const referral = textField(body, 'referralCode')
  if (referral && !ownerOf(state, referralCodeOf, referral))
    throw new Refused('referral.code.err', { say: 'referralUnknown' })
}
