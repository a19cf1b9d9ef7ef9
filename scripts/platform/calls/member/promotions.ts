import { type CallContext, requireMember } from '../../http/callContext'

/** The member's promotions (E7.09, E3.26); agents have a programme of their own and cannot refer friends. */
export function getPromotions(context: CallContext) {
  const isAgent = [1, 2].includes(requireMember(context).type)
  return {
    APP_DOWNLOAD: { enabled: true, count: 1 },
    REFERRAL: { enabled: !isAgent, count: isAgent ? 0 : 3 },
  }
}
