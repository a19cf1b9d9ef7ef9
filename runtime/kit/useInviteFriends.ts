import { notifyLoadError } from './lazyCode'
import { useSite } from './useSite'

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
