import type { Site } from '../contract/site'
import { changePasswordPath } from '../rules/session/loginTarget'
import { tappedTargetAtom } from '../state/login'
import { openOverlaysAtom } from '../state/overlays'
import { sessionAtom } from '../state/session'
import { overlays } from '../tables/overlays'

/**
 * Opens the login over the page, with a reason (D19). With a target, a path of the site, it leads there, also by way of a second
 * factor, a registration or a password change. Resolves when the dialogs of the login are closed; true when somebody is logged
 * in then, and has no password to change first (I4.06).
 */
export function logInFirst(site: Site, reason: string, target?: string): Promise<boolean> {
  const { store } = site
  store.set(tappedTargetAtom, target)
  void site.openOverlay('login', { reason })
  return new Promise((resolve) => {
    const stop = store.sub(openOverlaysAtom, () => {
      if (store.get(openOverlaysAtom).some(({ id }) => overlays[id].lane === 'dialog')) return
      stop()
      // A later login has forgotten it.
      store.set(tappedTargetAtom, (tapped) => (tapped === target ? undefined : tapped))
      resolve(store.get(sessionAtom) !== undefined && site.location.path !== changePasswordPath)
    })
  })
}
