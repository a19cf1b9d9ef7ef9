import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import { isAffiliateCode } from '../../members/invitation'
import type { MemberState } from '../../members/member'

/** Whether an affiliate code belongs to an agent (I7.28, D2). */
export function checkAffiliate({ state, query }: CallContext<unknown, MemberState>): { valid: boolean } {
  const code = (query.get('affiliateCode') ?? '').trim()
  if (!code) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  return { valid: isAffiliateCode(state, code) }
}
