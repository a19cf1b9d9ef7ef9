import { addMoney, toMinorUnits } from '../../games/money'
import { type CallContext, requireMember } from '../../http/callContext'
import type { Member } from '../../members/member'
import type { ConfigState } from '../../state/merchantConfig'

/** The member's balance as decimal strings (D2); its parts where the member has a bonus, or money on its way. */
export function getBalance(context: CallContext<unknown, ConfigState>) {
  const { currency } = context.state.merchant
  const member = requireMember(context)
  return { balance: member.balance, currency: currency.code, ...partsOf(member, currency.decimals) }
}

/** A bonus is played last, so that what has been lost is cash. */
export function cashOf({ balance, bonus }: Member, decimals: number): string {
  const cash = addMoney(balance, -(toMinorUnits(bonus, decimals) ?? 0n), decimals)
  return cash.startsWith('-') ? addMoney('0', 0n, decimals) : cash
}

function partsOf(member: Member, decimals: number) {
  const { balance, bonus, pending } = member
  if (!toMinorUnits(bonus, decimals) && !toMinorUnits(pending, decimals)) return {}
  const cash = cashOf(member, decimals)
  const left = addMoney(balance, -(toMinorUnits(cash, decimals) ?? 0n), decimals)
  return { cash, bonus: left, pending }
}
