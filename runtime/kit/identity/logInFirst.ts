import type { Site } from '../../contract/site'
import { changePasswordPath } from '../../rules/session/loginTarget'
import { openOverlaysAtom } from '../../state/overlays'
import { sessionAtom } from '../../state/session'
import { overlays } from '../../tables/overlays'

/**
 * Opens the login over the page, with a reason (D19). Resolves when the dialogs of the login are closed, also those of a second
 * factor or of a registration instead; true when somebody is logged in then, and has no password to change first (I4.06).
 */
export function logInFirst(site: Site, reason: string): Promise<boolean> {
  const { store } = site
  void site.openOverlay('login', { reason })
  return new Promise((resolve) => {
    const stop = store.sub(openOverlaysAtom, () => {
      if (store.get(openOverlaysAtom).some(({ id }) => overlays[id].lane === 'dialog')) return
      stop()
      resolve(store.get(sessionAtom) !== undefined && site.location.path !== changePasswordPath)
    })
  })
}
