import type { Site } from '../../contract/site'
import { reportFault } from '../../kit/tracking'
import { activeDownloadSettings } from '../../rules/download/downloadSettings'
import { downloadSettingsAtom } from '../../state/download'

/** Loads the platform's settings for this domain (E7.12); until they are there, and if they fail, the manifest's apply (D1). */
export async function loadDownloadSettings(site: Site, isCurrent: () => boolean): Promise<void> {
  const fromManifest = site.data.manifest.download?.settings
  const reply = await site.platform
    .call('downloadSetting', { query: { domain: site.browser.page.hostname }, alert: false })
    .catch(() => undefined)
  if (!isCurrent()) return
  const { settings, dropped } = activeDownloadSettings(fromManifest, reply)
  for (const name of dropped) reportFault(site, { kind: 'setting', where: name })
  site.store.set(downloadSettingsAtom, settings)
}
