import { useAtomValue } from 'jotai/react'
import { Link, linkProps } from '../../kit/pages/Link'
import { moneyPageLink } from '../../kit/pages/moneyPageLink'
import { useShownBalance } from '../../kit/useShownBalance'
import { useSite, useText } from '../../kit/useSite'
import { badgeCount } from '../../rules/chat/unreadCount'
import { unreadMessagesAtom } from '../../state/chat'
import { sessionAtom } from '../../state/session'
import { Badge } from '../../ui/text/Badge'
import { BalancePill } from '../../ui/text/BalancePill'
import { MemberPicture } from './MemberPicture'

/** In the top bar: the balance, and a link to the member's home. */
export default function MemberBadge() {
  const site = useSite()
  const t = useText()
  const balance = useShownBalance()
  const name = useAtomValue(sessionAtom)?.userName ?? ''
  const unread = useAtomValue(unreadMessagesAtom)
  const deposit = moneyPageLink(site, 'deposit')
  return (
    <>
      {balance && (
        <BalancePill
          {...balance}
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
