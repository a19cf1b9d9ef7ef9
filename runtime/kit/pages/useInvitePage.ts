import { useAtomValue } from 'jotai/react'
import { referralPath } from '../../rules/content/referral'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { useSite } from '../useSite'

/** Whether the merchant has the page that inviting leads this member to (E5.02, E5.03): without it there is no entry. */
export function useInvitePage(): boolean {
  const { routes } = useSite().data.manifest
  const isAgent = evaluate('agent', useAtomValue(factsAtom)) === 'yes'
  return referralPath(routes, isAgent ? 'agentRegister' : 'inviteFriends') !== undefined
}
