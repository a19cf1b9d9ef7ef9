import { useAtomValue } from 'jotai/react'
import { useInvitePage } from '../../kit/useInviteFriends'
import { useSite } from '../../kit/useSite'
import type { ActivityCase } from '../../rules/content/activity'
import { pathOfPage } from '../../rules/network/url'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { runModeAtom } from '../../state/page'
import { promotionsAtom } from '../../state/promotions'
import { sessionAtom } from '../../state/session'

const referralKey = 'REFERRAL'

/** What decides whether the activity button is shown, as it is now. */
export function useActivityCase(): ActivityCase {
  const { routes } = useSite().data.manifest
  const facts = useAtomValue(factsAtom)
  const session = useAtomValue(sessionAtom)
  const hasInvitePage = useInvitePage()
  return {
    // A session from a token in the address has no type until the member info is there.
    customerType: session ? session.type : -1,
    runMode: useAtomValue(runModeAtom),
    hasApp: evaluate('download', facts) === 'yes',
    canRegister: pathOfPage(routes, 'register') !== undefined,
    referral:
      (useAtomValue(promotionsAtom)?.some(({ key, enabled }) => key === referralKey && enabled) ?? false) &&
      hasInvitePage,
    vipBenefit: evaluate('flag.VIPBENEFIT3', facts) === 'yes',
  }
}
