import { type CallContext, requireMember } from '../../http/callContext'

/** How often the member has deposited and withdrawn (E3.10, E7.36). */
export function getSuccessCounts(context: CallContext) {
  const { deposits, withdrawals } = requireMember(context)
  return { totalDepositSuccessCount: deposits, totalWithdrawSuccessCount: withdrawals }
}

/** What the member has bound for payments (E3.10): as many bank cards as the member has, and no wallets. */
export function getBindings(context: CallContext) {
  const { cards } = requireMember(context)
  return {
    fullBankCardList: Array.from({ length: cards }, (_, index) => ({ id: index + 1 })),
    fullVirtualWalletList: [],
    fullEWalletList: [],
  }
}
