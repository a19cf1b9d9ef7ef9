import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { appVersionOf } from '../../kit/identity/deviceInfo'
import { readAppUpgrade } from '../../rules/device/appUpgrade'
import { neverOpened, pageLeft } from '../../tables/overlays'

/** Asks once whether there is a newer version of the app, and offers it (E4.49). */
export default function appUpgradeTask(site: Site): Stop {
  const controller = new AbortController()
  const { signal } = controller
  const { storage } = site.browser

  async function check(): Promise<void> {
    const installed = appVersionOf(site)
    if (installed === undefined) return
    const reply = await site.platform.call('appVersion', { alert: false })
    const upgrade = readAppUpgrade(reply, installed, site.data.manifest)
    if (signal.aborted || !upgrade) return
    if (!upgrade.mandatory && storage.read('upgradePostponed') === upgrade.version) return
    const { mandatory } = upgrade
    const result = await site.interrupt('appUpgrade', {
      payload: () => upgrade,
      waitingRow: { title: 'appUpgrade.title', icon: 'refresh' },
      forced: mandatory,
      signal,
    })
    if (!mandatory && result !== pageLeft && result !== neverOpened)
      storage.write('upgradePostponed', upgrade.version)
  }

  check().catch(() => undefined)
  return () => controller.abort()
}
