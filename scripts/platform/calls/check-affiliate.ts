import { type Exchange, Refused } from '../exchange'
import { isAffiliateCode } from '../members/invitation'

/** Whether an affiliate code is some agent's (I7.28, D2). */
export function checkAffiliate({ state, query }: Exchange): { valid: boolean } {
  const code = (query.get('affiliateCode') ?? '').trim()
  if (!code) throw new Refused('param.invalid', { say: 'incomplete' })
  return { valid: isAffiliateCode(state, code) }
}
