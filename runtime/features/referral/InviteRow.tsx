import { useService } from '../../kit/code/useService'
import { useInvitePage } from '../../kit/pages/useInvitePage'
import { useText } from '../../kit/useSite'
import { ListRow } from '../../ui/lists/ListRow'
import * as icons from '../../ui/media/icons'

/** The referral entry in the member's home (E1.05). */
export default function InviteRow() {
  const t = useText()
  const invite = useService('inviteFriends')
  return useInvitePage() ? <ListRow icon={icons.share} label={t('referral.title')} onClick={invite} /> : null
}
