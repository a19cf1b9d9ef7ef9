import { useService } from '../../kit/code/useService'
import { useInvitePage } from '../../kit/pages/useInvitePage'
import { useText } from '../../kit/useSite'

/** The referral entry for visitors (E1.05, E6.01); members have theirs in their account. */
export default function InviteLink() {
  const t = useText()
  const invite = useService('inviteFriends')
  if (!useInvitePage()) return null
  return (
    <li>
      <button type="button" className="Footer-link" onClick={invite}>
        {t('referral.footer')}
      </button>
    </li>
  )
}
