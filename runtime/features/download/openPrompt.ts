import type { DownloadOffer } from '../../contract/overlays'
import type { Site } from '../../contract/site'
import { activeDownloadSettings } from '../../rules/download/downloadSettings'
import { downloadSettingsAtom } from '../../state/download'
import { pageLeft } from '../../tables/overlays'
import { rememberPrompt } from './promptMemory'

/** The settings in use; a visitor gets the manifest's (D1). */
export const downloadSettings = ({ store, data }: Site) =>
  store.get(downloadSettingsAtom) ??
  activeDownloadSettings(data.manifest.download?.settings, undefined).settings

/**
 * Opens the prompt at the bottom or on the whole screen (E2.23); resolves when it is closed. Closing it counts: by hand, not by
 * going to another page (E4.17).
 */
export async function openPrompt(site: Site, offer: DownloadOffer): Promise<void> {
  const { storage } = site.browser
  const { bottom_app_bar_mode: mode } = downloadSettings(site)
  const id = mode === 'fullscreen' ? 'downloadScreen' : 'downloadSheet'
  if (offer.forced) rememberPrompt(site, 'downloadForced')
  const result = await site.openOverlay(id, offer)
  if (offer.forced || result === pageLeft) return
  const closes = storage.read('downloadCloses')
  storage.write('downloadCloses', (typeof closes === 'number' ? closes : 0) + 1)
  rememberPrompt(site, 'downloadClosed')
}
