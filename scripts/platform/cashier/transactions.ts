import { addMoney, toMinorUnits } from '../games/money'
import { cashUnits } from '../members/cash'
import type { Member } from '../members/member'
import type { MerchantCurrency } from '../state/merchantConfig'

/** Why the cashier refuses, as a key of its texts. */
export type CashierProblem = 'wrongAmount' | 'tooMuch' | 'noCard' | 'wrongCard' | 'tooFewPoints'

export class CashierError extends Error {
  constructor(readonly problem: CashierProblem) {
    super(problem)
  }
}

/** The points for the smallest of the usual amounts. */
export const pointsForReward = 500

/** Usual amounts of a currency, in its units. */
export const usualAmounts = ({ decimals }: MerchantCurrency): readonly number[] =>
  decimals === 0 ? [50_000, 100_000, 500_000] : [20, 50, 200]

/** The smallest and the greatest amount of one transaction. */
export function amountLimits(currency: MerchantCurrency): { readonly least: number; readonly most: number } {
  const [least = 1] = usualAmounts(currency)
  return { least, most: least * 1000 }
}

/** An amount that was typed, within the limits, in the smallest unit of the currency. */
function readAmount(raw: unknown, currency: MerchantCurrency): bigint {
  const text = String(raw ?? '').trim()
  const { least, most } = amountLimits(currency)
  const isAmount = /^\d{1,12}(\.\d{1,4})?$/.test(text) && Number(text) >= least && Number(text) <= most
  const units = isAmount ? toMinorUnits(text, currency.decimals) : undefined
  if (units === undefined) throw new CashierError('wrongAmount')
  return units
}

function addToBalance(member: Member, units: bigint, { decimals }: MerchantCurrency): void {
  member.balance = addMoney(member.balance, units, decimals)
}

type Transaction = (
  member: Member,
  body: Readonly<Record<string, unknown>>,
  currency: MerchantCurrency,
) => void

/** What the pages can do, by the last part of their paths. */
export const transactions: Readonly<Record<string, Transaction>> = {
  deposit(member, { amount }, currency) {
    addToBalance(member, readAmount(amount, currency), currency)
    member.deposits += 1
  },
  withdraw(member, { amount }, currency) {
    if (member.cards === 0) throw new CashierError('noCard')
    const units = readAmount(amount, currency)
    if (cashUnits(member, currency.decimals) < units) throw new CashierError('tooMuch')
    addToBalance(member, -units, currency)
    member.withdrawals += 1
  },
  card(member, { number }) {
    if (!/^\d{16,19}$/.test(String(number ?? '').replace(/[\s-]/g, ''))) throw new CashierError('wrongCard')
    member.cards += 1
  },
  pix(member, { number }) {
    if (String(number ?? '').trim().length < 8) throw new CashierError('wrongCard')
    member.cards += 1
  },
  points(member, _, currency) {
    if (member.points < pointsForReward) throw new CashierError('tooFewPoints')
    member.points -= pointsForReward
    addToBalance(member, toMinorUnits(String(usualAmounts(currency)[0]), currency.decimals) ?? 0n, currency)
  },
}
