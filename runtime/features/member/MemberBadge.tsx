import { useAtomValue } from 'jotai/react'
import { Link, linkProps } from '../../kit/Link'
import { memberPageLink } from '../../kit/memberPages'
import { useCurrency } from '../../kit/useCurrency'
import { useSite, useText } from '../../kit/useSite'
import { formatMoney, formatShortMoney } from '../../rules/text/money'
import { balanceAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'
import { languages } from '../../tables/languages'
import { BalancePill } from '../../ui/BalancePill'
import { MemberPicture } from './MemberPicture'

/** In the top bar: the balance, and a link to the member's home. */
export default function MemberBadge() {
  const site = useSite()
  const t = useText()
  const currency = useCurrency()
  const balance = useAtomValue(balanceAtom)
  const name = useAtomValue(sessionAtom)?.userName ?? ''
  const { value, status } = balance
  const { locale } = languages[site.text.language]
  const deposit = memberPageLink(site, 'deposit')
  return (
    <>
      {(value !== undefined || status === 'pending') && (
        <BalancePill
          label={t('shell.balance')}
          amount={value === undefined ? undefined : formatMoney(value, currency)}
          shortAmount={value === undefined ? undefined : formatShortMoney(value, currency, locale)}
          {...linkProps(site, '/m/member/home')}
          deposit={deposit && { label: t('member.deposit'), ...deposit }}
        />
      )}
      <Link className="MemberBadge-avatar" label={t('shell.account')} to="/m/member/home">
        <MemberPicture name={name} size="s" />
      </Link>
    </>
  )
}
