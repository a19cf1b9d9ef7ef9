import { useAtomValue } from 'jotai/react'
import { Link } from '../../kit/Link'
import { useCurrency } from '../../kit/useCurrency'
import { useText } from '../../kit/useSite'
import { formatMoney } from '../../rules/text/money'
import { balanceAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'
import { Avatar } from '../../ui/Avatar'
import { BalancePill } from '../../ui/BalancePill'

/** In the top bar: the balance, and a link to the member's home. */
export default function MemberBadge() {
  const t = useText()
  const currency = useCurrency()
  const balance = useAtomValue(balanceAtom)
  const name = useAtomValue(sessionAtom)?.userName ?? ''
  return (
    <>
      {(balance.value !== undefined || balance.status === 'pending') && (
        <BalancePill
          label={t('shell.balance')}
          amount={balance.value === undefined ? undefined : formatMoney(balance.value, currency)}
        />
      )}
      <Link className="MemberBadge-avatar" label={t('shell.account')} to="/m/member/home">
        <Avatar seed={name} name={name} size="s" />
      </Link>
    </>
  )
}
