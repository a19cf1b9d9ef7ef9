import type { Member } from '../members/member'
import type { MerchantCurrency } from '../state/merchantConfig'
import { usualAmounts } from './transactions'

/** A line of a page that only shows something: a key of the texts, and text, a key, or an amount. */
export interface RecordRow {
  readonly label: string
  readonly value: string | { readonly word: string } | { readonly amount: number }
}

type Records = (member: Member, currency: MerchantCurrency) => readonly RecordRow[]

const numbered = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

const word = (key: string) => ({ word: key })

/** What the pages show that change nothing, by the last part of their paths. */
export const records: Readonly<Record<string, Records>> = {
  history(member, currency) {
    const amounts = usualAmounts(currency)
    const line = (label: string) => (index: number) => ({
      label,
      value: { amount: amounts[index % amounts.length] ?? 0 },
    })
    return [
      ...numbered(member.deposits).map(line('deposit')),
      ...numbered(member.withdrawals).map(line('withdraw')),
    ]
  },
  bets(_, currency) {
    return usualAmounts(currency).map((amount) => ({ label: 'stake', value: { amount } }))
  },
  profile: ({ userName, email }) => [
    { label: 'userName', value: userName },
    { label: 'email', value: email },
  ],
  verification: ({ cards }) => [
    { label: 'identity', value: word('confirmed') },
    { label: 'card', value: word(cards > 0 ? 'confirmed' : 'missing') },
  ],
  limits(_, currency) {
    const [least = 0, , most = 0] = usualAmounts(currency)
    return [
      { label: 'dayLimit', value: { amount: least } },
      { label: 'monthLimit', value: { amount: most } },
    ]
  },
  notifications: ({ email }) => [
    { label: 'email', value: word(email === '' ? 'off' : 'on') },
    { label: 'push', value: word('on') },
  ],
}
