import { type CallContext, requireMember } from '../../http/callContext'
import { balanceParts } from '../../members/cash'
import type { ConfigState } from '../../state/merchantConfig'

/** The member's balance as decimal strings (D2); its parts where the member has a bonus, or money on its way. */
export function getBalance(context: CallContext<unknown, ConfigState>) {
  const { code, decimals } = context.state.merchant.currency
  const member = requireMember(context)
  return { balance: member.balance, currency: code, ...balanceParts(member, decimals) }
}
