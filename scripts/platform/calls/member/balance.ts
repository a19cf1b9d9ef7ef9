import { type CallContext, requireMember } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'

/** The member's balance, as a decimal string (D2). */
export const getBalance = (context: CallContext<unknown, ConfigState>) => ({
  balance: requireMember(context).balance,
  currency: context.state.merchant.currency.code,
})
