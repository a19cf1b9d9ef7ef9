import type { InstallOutcome, InstallService } from '../../contract/services'
import type { Site } from '../../contract/site'
import { loadAppLinks } from '../../kit/appLinks'
import { systemOf } from '../../rules/device/appLinks'
import { detectInAppBrowser } from '../../rules/device/inAppBrowser'
import { installGuideFor } from '../../rules/device/installGuide'
import { canInstall } from '../../rules/device/installOffer'
import { runModeAtom } from '../../state/page'
import { platformSettingsAtom } from '../../state/platformValues'
import * as limits from '../../tables/limits'
import * as times from '../../tables/times'
import { storeDismissal } from './installMemory'

/** Installs the site through the browser's prompt, or explains how (E4.04 to E4.09). */
export default function installService(site: Site): InstallService {
  const { browser } = site
  let waiting: Promise<boolean> | undefined

  /** Looks for the prompt 20 times, every 150 ms (E4.08). */
  function waitForSystemPrompt(): Promise<boolean> {
    if (browser.installPrompt.available) return Promise.resolve(true)
    waiting ??= new Promise((resolve) => {
      let tries = 0
      const stop = browser.clock.every(times.installPoll, () => {
        tries += 1
        const isThere = browser.installPrompt.available
        if (!isThere && tries < limits.installTries) return
        stop()
        resolve(isThere)
      })
    })
    return waiting.then((found) => found || browser.installPrompt.available)
  }

  async function install(): Promise<InstallOutcome> {
    const outcome = await browser.installPrompt.open()
    if (outcome === 'dismissed') storeDismissal(site)
    // The browser installs in the background; "installed" comes as an event of its own.
    if (outcome === 'accepted')
      void site.openOverlay('toast', {
        message: site.text.t('install.installing'),
        duration: times.installingNotice,
      })
    if (outcome !== undefined) return outcome
    const { mobileConfig } = await loadAppLinks(site)
    await site.openOverlay('installGuide', installGuideFor(browser.native, mobileConfig))
    return 'guided'
  }

  return {
    isOffered: () =>
      canInstall({
        download: site.data.manifest.download,
        runMode: site.store.get(runModeAtom),
        installed: browser.storage.read('installed') === true,
        template: site.store.get(platformSettingsAtom).values?.mobileTemplate,
        system: systemOf(browser.native),
        inAppBrowser: detectInAppBrowser(browser.native) !== undefined,
      }),
    waitForSystemPrompt,
    install,
  }
}
