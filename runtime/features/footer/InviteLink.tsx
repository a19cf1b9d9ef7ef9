import { useAtomValue } from 'jotai/react'
import { useInviteFriends, useInvitePage } from '../../kit/useInviteFriends'
import { useText } from '../../kit/useSite'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'

/** The referral entry for visitors (E1.05, E6.01); members have theirs in their account. */
export function InviteLink() {
  const t = useText()
  const invite = useInviteFriends()
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
