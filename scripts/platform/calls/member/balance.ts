import { type CallContext, requireMember } from '../../http/call-context'
import type { ConfigState } from '../../state/merchant-config'

/** The member's balance, as a decimal string (D2). */
export const getBalance = (context: CallContext<unknown, ConfigState>) => ({
  balance: requireMember(context).balance,
  currency: context.state.merchant.currency.code,
})
