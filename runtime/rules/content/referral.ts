import { pathOfPage } from '../network/url'
import { isAgent } from '../session/session'

/** What "invite friends" does (E5.01). */
export type ReferralAction = 'agentRegister' | 'inviteFriends' | 'comingSoon' | 'customerService'

/** Who asks, and what is known of the promotion. */
export interface ReferralCase {
  /** The customer type; -1 for visitors; undefined while the member info is on its way (D4). */
  readonly type: number | undefined
  /** Whether the promotion is enabled (E3.28); undefined while it is not known. */
  readonly enabled: boolean | undefined
}

/** The four ways (E5.02 to E5.05); undefined while what decides is not known. */
export function referralAction({ type, enabled }: ReferralCase): ReferralAction | undefined {
  if (type === undefined) return undefined
  if (isAgent(type)) return 'agentRegister'
  if (enabled === undefined) return undefined
  if (enabled) return 'inviteFriends'
  return type < 0 ? 'comingSoon' : 'customerService'
}

/** The page that an action leads to; undefined for the other actions, and where the merchant does not mount it. */
export const referralPath = (
  routes: Parameters<typeof pathOfPage>[0],
  action: ReferralAction,
): string | undefined =>
  action === 'agentRegister' || action === 'inviteFriends' ? pathOfPage(routes, action) : undefined
