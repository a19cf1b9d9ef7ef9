import { addMoney, toMinorUnits } from '../games/money'
import type { Member } from './member'

/** What a member can withdraw, in the smallest unit of the currency. A bonus is played last, so that what has been lost is cash. */
export function cashUnits({ balance, bonus }: Member, decimals: number): bigint {
  const units = (toMinorUnits(balance, decimals) ?? 0n) - (toMinorUnits(bonus, decimals) ?? 0n)
  return units < 0n ? 0n : units
}

/** The parts of a member's balance as decimal strings; none without a bonus and without anything on its way. */
export function balanceParts(member: Member, decimals: number) {
  const { balance, bonus, pending } = member
  if (!toMinorUnits(bonus, decimals) && !toMinorUnits(pending, decimals)) return {}
  const cash = cashUnits(member, decimals)
  return { cash: addMoney('0', cash, decimals), bonus: addMoney(balance, -cash, decimals), pending }
}
