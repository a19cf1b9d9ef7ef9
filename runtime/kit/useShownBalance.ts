import { useAtomValue } from 'jotai/react'
import { formatMoney, formatShortMoney, hiddenAmount } from '../rules/text/money'
import { amountsHiddenAtom, balanceAtom } from '../state/member'
import { languages } from '../tables/languages'
import type { BalancePillProps } from '../ui/text/BalancePill'
import { useCurrency } from './useCurrency'
import { useSite, useText } from './useSite'

/**
 * The member's balance as a pill shows it: without amounts while it is loading, as dots where the device hides amounts (D205);
 * undefined where it is not known.
 */
export function useShownBalance(): Pick<BalancePillProps, 'label' | 'amount' | 'shortAmount'> | undefined {
  const { text } = useSite()
  const t = useText()
  const currency = useCurrency()
  const hidden = useAtomValue(amountsHiddenAtom)
  const { value, status } = useAtomValue(balanceAtom)
  const label = t('shell.balance')
  if (value === undefined) return status === 'pending' ? { label } : undefined
  if (hidden) return { label, amount: t('member.amountHidden'), shortAmount: hiddenAmount }
  const { locale } = languages[text.language]
  return {
    label,
    amount: formatMoney(value.amount, currency),
    shortAmount: formatShortMoney(value.amount, currency, locale),
  }
}
