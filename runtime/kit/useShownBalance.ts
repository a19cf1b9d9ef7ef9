import { useAtomValue } from 'jotai/react'
import type { Translate } from '../contract/text'
import type { MemberBalance } from '../rules/session/balance'
import { formatMoment } from '../rules/text/intl/dates'
import { formatMoney, formatShortMoney, hiddenAmount } from '../rules/text/money'
import { amountsHiddenAtom, balanceAtom } from '../state/member'
import { languages } from '../tables/languages'
import type { BalancePillProps } from '../ui/text/BalancePill'
import { useCurrency } from './useCurrency'
import { useSite, useText } from './useSite'

type Shown = Pick<BalancePillProps, 'label' | 'amount' | 'shortAmount' | 'past'>

/**
 * The member's balance as a pill shows it: without amounts while it is loading, as dots where the device hides amounts (D205);
 * undefined where it is not known. Of an earlier visit, with its time, until the platform answers (D213).
 */
export function useShownBalance(): Shown | undefined {
  const { text } = useSite()
  const t = useText()
  const currency = useCurrency()
  const hidden = useAtomValue(amountsHiddenAtom)
  const { value, status } = useAtomValue(balanceAtom)
  if (value === undefined) return status === 'pending' ? { label: t('shell.balance') } : undefined
  const { locale } = languages[text.language]
  const label = balanceLabel(value, t, locale)
  if (hidden) return { label, amount: t('member.amountHidden'), shortAmount: hiddenAmount }
  return {
    label,
    past: value.asOf !== undefined,
    amount: formatMoney(value.amount, currency),
    shortAmount: formatShortMoney(value.amount, currency, locale),
  }
}

/** What the number is; one of an earlier visit says of when it is. */
export const balanceLabel = ({ asOf }: MemberBalance, t: Translate, locale: string): string =>
  asOf === undefined ? t('shell.balance') : t('shell.balanceAsOf', { time: formatMoment(asOf, locale) })
