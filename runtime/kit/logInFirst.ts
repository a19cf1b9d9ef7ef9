import type { Site } from '../contract/site'
import { tappedTargetAtom } from '../state/login'
import { openOverlaysAtom } from '../state/overlays'
import { overlays } from '../tables/overlays'

/**
 * Opens the login over the page; it leads to the target that was tapped (D19), also by way of a second factor or of a
 * registration. The target is forgotten when every dialog is closed.
 */
export async function logInFirst(site: Site, target: string, reason: string): Promise<void> {
  const { store } = site
  store.set(tappedTargetAtom, target)
  const stop = store.sub(openOverlaysAtom, () => {
    if (store.get(openOverlaysAtom).some(({ id }) => overlays[id].lane === 'dialog')) return
    stop()
    if (store.get(tappedTargetAtom) === target) store.set(tappedTargetAtom, undefined)
  })
  await site.openOverlay('login', { reason })
}
