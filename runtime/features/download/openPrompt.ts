import type { DownloadOffer } from '../../contract/overlays'
import type { Site } from '../../contract/site'
import { appLinkFor, systemOf } from '../../rules/device/appLinks'
import { activeDownloadSettings } from '../../rules/download/downloadSettings'
import { appLinksAtom, downloadSettingsAtom } from '../../state/download'
import { pageLeft } from '../../tables/overlays'
import { rememberPrompt, remembersPrompt } from './promptMemory'

/** The settings in use; a visitor gets the manifest's (D1). */
export const downloadSettings = ({ store, data }: Site) =>
  store.get(downloadSettingsAtom) ??
  activeDownloadSettings(data.manifest.download?.settings, undefined).settings

/**
 * Opens the prompt at the bottom or on the whole screen (E2.23); resolves when it is closed. After a forced one, every prompt of
 * the session is forced, as long as there is a way on (E4.16). Closing it counts: by hand, not by going to another page (E4.17).
 */
export async function openPrompt(site: Site, asked: Pick<DownloadOffer, 'forced' | 'rule'>): Promise<void> {
  const { storage, installPrompt, native } = site.browser
  const install = await site.service('install').catch(() => undefined)
  const canInstall = install?.isOffered() ?? false
  const hasWayOn =
    canInstall || appLinkFor(site.store.get(appLinksAtom) ?? {}, systemOf(native)) !== undefined
  const offer: DownloadOffer = {
    ...asked,
    forced: asked.forced || (hasWayOn && remembersPrompt(site, 'downloadForced')),
    systemPrompt: installPrompt.available,
    canInstall,
  }
  const { bottom_app_bar_mode: mode } = downloadSettings(site)
  const id = mode === 'fullscreen' ? 'downloadScreen' : 'downloadSheet'
  if (offer.forced) rememberPrompt(site, 'downloadForced')
  const result = await site.openOverlay(id, offer)
  if (offer.forced || result === pageLeft) return
  const closes = storage.read('downloadCloses')
  storage.write('downloadCloses', (typeof closes === 'number' ? closes : 0) + 1)
  rememberPrompt(site, 'downloadClosed')
}
