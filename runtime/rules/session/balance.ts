import type { Balance } from '../../schema/replies.gen'
import { fields, textOf, type Untrusted } from '../network/read'
import { isAmount } from '../text/money'

/** The parts of a balance that a platform may tell apart, in the order in which a member reads them. */
export const balanceParts = ['cash', 'bonus', 'pending'] as const

export type BalancePart = (typeof balanceParts)[number]

/** A member's money. All amounts are decimal strings, as the platform sends them. */
export interface MemberBalance {
  readonly amount: string
  /** What there is to tell apart: empty without a bonus and without anything on its way. */
  readonly parts: readonly (readonly [part: BalancePart, amount: string])[]
  /** When the platform said so, in ms since 1970, where that was in an earlier visit (D213). */
  readonly asOf?: number
}

const isNothing = (amount: string): boolean => !/[1-9]/.test(amount)

/** Undefined when it is not an amount, which is never shown as it came. A part that is none, or nothing, is left out (D2). */
export function readBalance(raw: Untrusted<Balance>): MemberBalance | undefined {
  const { balance, ...sent } = fields(raw)
  if (!isAmount(balance)) return undefined
  const parts = balanceParts.flatMap((part) => {
    const amount = textOf(sent[part])
    return isAmount(amount) && !isNothing(amount) ? [[part, amount] as const] : []
  })
  return { amount: textOf(balance), parts: parts.some(([part]) => part !== 'cash') ? parts : [] }
}
