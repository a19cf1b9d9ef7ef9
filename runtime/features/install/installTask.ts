import type { Stop } from '../../browser/browser'
import { setTouchIcon } from '../../browser/page/touchIcon'
import type { Site } from '../../contract/site'
import { imageUrl } from '../../rules/network/imageUrl'
import { installedAtom } from '../../state/download'
import { platformSettingsAtom } from '../../state/platformValues'
import { forgetInstallation, storeInstallation } from './installMemory'

/**
 * Remembers that the site was installed, or that it is not any more (E4.07), and gives iOS the platform's picture for the home
 * screen (E2.78).
 */
export default function installTask(site: Site): Stop {
  const { installPrompt, storage } = site.browser
  site.store.set(installedAtom, storage.read('installed') === true)
  const showTouchIcon = (): void => {
    const { mobileTemplate, imageCDNs = [] } = site.store.get(platformSettingsAtom).values ?? {}
    const url = imageUrl(mobileTemplate?.apple_touch_icon, imageCDNs, site.data.manifest.hosts?.image ?? [])
    if (url !== undefined) setTouchIcon(url)
  }
  showTouchIcon()
  const stops = [
    site.store.sub(platformSettingsAtom, showTouchIcon),
    installPrompt.onOffered(() => {
      forgetInstallation(site)
      site.store.set(installedAtom, false)
    }),
    installPrompt.onInstalled(() => {
      storeInstallation(site)
      site.store.set(installedAtom, true)
    }),
  ]
  return () => stops.forEach((stop) => void stop())
}
