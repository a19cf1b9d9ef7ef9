import { useAtomValue } from 'jotai/react'
import { useInvitePage } from '../../kit/useInvitePage'
import { useService } from '../../kit/useService'
import { useText } from '../../kit/useSite'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'

/** The referral entry for visitors (E1.05, E6.01); members have theirs in their account. */
export function InviteLink() {
  const t = useText()
  const invite = useService('inviteFriends')
  const isOffered = evaluate({ all: ['visitor', 'flag.REWCEN3'] }, useAtomValue(factsAtom)) === 'yes'
  const hasPage = useInvitePage()
  if (!isOffered || !hasPage) return null
  return (
    <p>
      <button type="button" className="Footer-link" onClick={invite}>
        {t('footer.inviteFriends')}
      </button>
    </p>
  )
}
