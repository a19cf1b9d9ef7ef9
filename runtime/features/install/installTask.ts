import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { installedAtom } from '../../state/download'
import { forgetInstallation, storeInstallation } from './installMemory'

/** Remembers that the site was installed, or that it is not any more (E4.07). */
export default function installTask(site: Site): Stop {
  const { installPrompt, storage } = site.browser
  site.store.set(installedAtom, storage.read('installed') === true)
  const stops = [
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
