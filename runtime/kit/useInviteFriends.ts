import { useAtomValue } from 'jotai/react'
import { pathOfPage } from '../rules/network/url'
import { evaluate } from '../rules/settings/conditions'
import { factsAtom } from '../state/facts'
import { notifyLoadError } from './lazyCode'
import { useSite } from './useSite'

/** Whether the merchant has the page that inviting leads this member to (E5.02, E5.03): without it there is no entry. */
export function useInvitePage(): boolean {
  const { routes } = useSite().data.manifest
  const isAgent = evaluate('agent', useAtomValue(factsAtom)) === 'yes'
  return pathOfPage(routes, isAgent ? 'agentRegister' : 'inviteFriends') !== undefined
}

/** A tap on "invite friends", on whichever page (E5.01). */
export function useInviteFriends(): () => void {
  const site = useSite()
  const invite = (): void =>
    void site
      .service('inviteFriends')
      .then((start) => start?.())
      .catch((error: unknown) => notifyLoadError(site, error, invite))
  return invite
}
