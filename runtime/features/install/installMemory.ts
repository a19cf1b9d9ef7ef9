import type { Site } from '../../contract/site'
import { readInstallCount } from '../../rules/device/installOffer'
import * as limits from '../../tables/limits'

/** A dismissal is stored for the session, and counted (E4.06). Below the count that stands for "installed". */
export function storeDismissal({ browser: { storage } }: Site): void {
  const count = Math.min(readInstallCount(storage.read('installCount')) + 1, limits.installedCount - 1)
  storage.write('installDismissed', true)
  storage.write('installCount', String(count))
}

/** The site was installed (E4.07). */
export function storeInstallation({ browser: { storage } }: Site): void {
  storage.write('installCount', String(limits.installedCount))
  storage.write('installed', true)
}

/** A browser that offers its prompt says that the site is not installed (any more): the member may have removed it. */
export function forgetInstallation({ browser: { storage } }: Site): void {
  if (storage.read('installed') !== true) return
  storage.remove('installed')
  storage.remove('installCount')
}
