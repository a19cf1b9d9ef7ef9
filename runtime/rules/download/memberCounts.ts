import type { Bindings, SuccessCounts } from '../../schema/replies.gen'
import { fields, isRecord, type Untrusted } from '../network/read'
import { type DownloadCase, decideDownload } from './decideDownload'
import type { DownloadRule } from './downloadRules'

/** How often a member has deposited and withdrawn (E3.10); absent while it is not known. */
export interface MemberCounts {
  readonly deposits?: number | undefined
  readonly withdrawals?: number | undefined
}

/** A whole number that is not negative; undefined for anything else, so that no rule is fulfilled (F155). */
function readCount(raw: unknown): number | undefined {
  const count = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined
}

export function readCounts(raw: Untrusted<SuccessCounts>): MemberCounts {
  const { totalDepositSuccessCount, totalWithdrawSuccessCount } = fields(raw)
  return { deposits: readCount(totalDepositSuccessCount), withdrawals: readCount(totalWithdrawSuccessCount) }
}

const greater = (known: number | undefined, next: number | undefined): number | undefined =>
  known === undefined || next === undefined ? (known ?? next) : Math.max(known, next)

/** What is known after another reply: a count never falls, so one that does is ignored (F155). */
export const updateCounts = (known: MemberCounts, next: MemberCounts): MemberCounts => ({
  deposits: greater(known.deposits, next.deposits),
  withdrawals: greater(known.withdrawals, next.withdrawals),
})

const lists = ['fullBankCardList', 'fullVirtualWalletList', 'fullEWalletList'] as const

/** The bank cards and wallets that a member has bound (E3.10, E4.28); undefined when the reply has no list at all. */
export function readCardCount(raw: Untrusted<Bindings>): number | undefined {
  const reply = fields(raw)
  const found = lists
    .map((name) => reply[name] as unknown)
    .filter((list) => Array.isArray(list) || isRecord(list))
  if (found.length === 0) return undefined
  return found.reduce<number>((sum, list) => sum + Object.keys(list as object).length, 0)
}

const countRules: readonly DownloadRule[] = [
  'deposit_times_forced',
  'withdrawal_times_forced',
  'deposit_least_times_forced',
  'withdrawal_least_times_forced',
  'deposit_times',
  'withdrawal_times',
  'deposit_least_times',
  'withdrawal_least_times',
  'first_deposit',
  'first_withdraw',
]

/** The counts that could make a difference: what is known, and from there each threshold. */
function possibleCounts(known: number | undefined, thresholds: readonly (number | undefined)[]): number[] {
  const start = known ?? 0
  return [start, ...thresholds.filter((one) => one !== undefined).filter((one) => one > start)]
}

/** Whether some greater count could open a prompt on this page: only then the counts are requested (E4.32). */
export function couldUseCounts(one: DownloadCase): boolean {
  const { settings } = one
  const deposits = possibleCounts(one.deposits, [settings.deposit_times, settings.deposit_times_forced])
  const withdrawals = possibleCounts(one.withdrawals, [
    settings.withdrawal_times,
    settings.withdrawal_times_forced,
  ])
  return deposits.some((depositCount) =>
    withdrawals.some((withdrawalCount) => {
      const decision = decideDownload({
        ...one,
        promptOpen: false,
        busy: false,
        deposits: depositCount,
        withdrawals: withdrawalCount,
      })
      return decision.show && countRules.includes(decision.why as DownloadRule)
    }),
  )
}
