import { type CallContext, requireMember } from '../../http/callContext'
import type { PromotionState } from '../../members/promotions'

/** The member's promotions (E7.09, E3.26); agents have a programme of their own and cannot refer friends. */
export function getPromotions(context: CallContext<unknown, PromotionState>) {
  const { APP_DOWNLOAD, REFERRAL } = context.state.promotions
  const { type, friends } = requireMember(context)
  const isAgent = [1, 2].includes(type)
  return {
    APP_DOWNLOAD,
    REFERRAL: { enabled: REFERRAL.enabled && !isAgent, count: isAgent ? 0 : friends },
  }
}
