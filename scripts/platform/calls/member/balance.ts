import type { CallContext } from '../../http/call-context'
import { requireMember } from '../../http/request-checks'

/** The member's balance, as a decimal string (D2). */
export const getBalance = (context: CallContext) => ({
  balance: requireMember(context).balance,
  currency: context.state.merchant.currency.code,
})
