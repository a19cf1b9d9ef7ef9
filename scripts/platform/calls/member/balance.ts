import { type CallContext, requireMember } from '../../http/call-context'

/** The member's balance, as a decimal string (D2). */
export const getBalance = (context: CallContext) => ({
  balance: requireMember(context).balance,
  currency: context.state.merchant.currency.code,
})
