import type { CallContext } from '../../http/call-context'
import { RefusalError } from '../../http/refusal'
import { isAffiliateCode } from '../../members/invitation'

/** Whether an affiliate code belongs to an agent (I7.28, D2). */
export function checkAffiliate({ state, query }: CallContext): { valid: boolean } {
  const code = (query.get('affiliateCode') ?? '').trim()
  if (!code) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  return { valid: isAffiliateCode(state, code) }
}
