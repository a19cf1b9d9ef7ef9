import { useAtomValue } from 'jotai/react'
import { Link, linkProps } from '../../kit/pages/Link'
import { moneyPageLink } from '../../kit/pages/moneyPageLink'
import { useCurrency } from '../../kit/useCurrency'
import { useSite, useText } from '../../kit/useSite'
import { badgeCount } from '../../rules/chat/unreadCount'
import { formatMoney, formatShortMoney, hiddenAmount } from '../../rules/text/money'
import { unreadMessagesAtom } from '../../state/chat'
import { amountsHiddenAtom, balanceAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'
import { languages } from '../../tables/languages'
import { Badge } from '../../ui/text/Badge'
import { BalancePill } from '../../ui/text/BalancePill'
import { MemberPicture } from './MemberPicture'

/** In the top bar: the balance, and a link to the member's home. */
export default function MemberBadge() {
  const site = useSite()
  const t = useText()
  const currency = useCurrency()
  const balance = useAtomValue(balanceAtom)
  const name = useAtomValue(sessionAtom)?.userName ?? ''
  const unread = useAtomValue(unreadMessagesAtom)
  const hidden = useAtomValue(amountsHiddenAtom)
  const { value, status } = balance
  const { locale } = languages[site.text.language]
  const deposit = moneyPageLink(site, 'deposit')
  return (
    <>
      {(value !== undefined || status === 'pending') && (
        <BalancePill
          label={t('shell.balance')}
          amount={value && (hidden ? t('member.amountHidden') : formatMoney(value, currency))}
          shortAmount={value && (hidden ? hiddenAmount : formatShortMoney(value, currency, locale))}
          {...linkProps(site, '/m/member/home')}
          deposit={deposit && { label: t('member.deposit'), ...deposit }}
        />
      )}
      <div className="MemberBadge-account">
        <Link className="MemberBadge-avatar" label={t('shell.account')} to="/m/member/home">
          <MemberPicture name={name} size="s" />
        </Link>
        {/* The row of the chat, where the link leads, says it in words. */}
        {unread > 0 && (
          <span className="MemberBadge-unread" aria-hidden="true">
            <Badge tone="danger" number>
              {badgeCount(unread)}
            </Badge>
          </span>
        )}
      </div>
    </>
  )
}
