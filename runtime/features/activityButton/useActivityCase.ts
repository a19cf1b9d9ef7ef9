import { useAtomValue } from 'jotai/react'
import { useInvitePage } from '../../kit/pages/useInvitePage'
import { useSite } from '../../kit/useSite'
import type { ActivityCase } from '../../rules/content/activity'
import { findPromotion } from '../../rules/content/promotion'
import { pathOfPage } from '../../rules/network/url'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { runModeAtom } from '../../state/page'
import { promotionsAtom } from '../../state/promotions'
import { sessionAtom } from '../../state/session'

/** What decides whether the activity button is shown, as it is now. */
export function useActivityCase(): ActivityCase {
  const { routes } = useSite().data.manifest
  const facts = useAtomValue(factsAtom)
  const session = useAtomValue(sessionAtom)
  const promotions = useAtomValue(promotionsAtom)
  const hasInvitePage = useInvitePage()
  return {
    // A session from a token in the address has no type until the member info is there.
    customerType: session ? session.type : -1,
    runMode: useAtomValue(runModeAtom),
    hasApp: evaluate('download', facts) === 'yes',
    canRegister: pathOfPage(routes, 'register') !== undefined,
    referral: findPromotion(promotions, 'REFERRAL')?.enabled === true && hasInvitePage,
    vipBenefit: evaluate('flag.VIPBENEFIT3', facts) === 'yes',
  }
}
