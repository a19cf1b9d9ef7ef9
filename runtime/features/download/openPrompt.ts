import type { InterruptionRequest } from '../../contract/interruptions'
import type { Site } from '../../contract/site'
import { appLinkFor, systemOf } from '../../rules/device/appLinks'
import type { DownloadRule } from '../../rules/download/downloadRules'
import { activeDownloadSettings } from '../../rules/download/downloadSettings'
import { appLinksAtom, downloadSettingsAtom } from '../../state/download'
import { neverOpened, pageLeft } from '../../tables/overlays'
import * as icons from '../../ui/media/icons'
import { rememberPrompt, remembersPrompt } from './promptMemory'

/** A prompt to download the app. */
export interface DownloadOffer {
  /** It has no way to close it (E4.15). */
  readonly forced: boolean
  /** The rule that opened it; absent: the member asked for it. */
  readonly rule?: DownloadRule
  /** The browser's own install prompt is there (E4.09). */
  readonly systemPrompt: boolean
  /** The site can be installed here. */
  readonly canInstall: boolean
}

/** The settings in use; a visitor gets the manifest's (D1). */
export const downloadSettings = ({ store, data }: Site) =>
  store.get(downloadSettingsAtom) ??
  activeDownloadSettings(data.manifest.download?.settings, undefined).settings

/** What the prompt offers; after a forced one, every prompt of the session is forced, as long as there is a way on (E4.16). */
async function makeOffer(site: Site, asked: Pick<DownloadOffer, 'forced' | 'rule'>): Promise<DownloadOffer> {
  const { installPrompt, native } = site.browser
  const install = await site.service('install').catch(() => undefined)
  const canInstall = install?.isOffered() ?? false
  const hasWayOn =
    canInstall || appLinkFor(site.store.get(appLinksAtom) ?? {}, systemOf(native)) !== undefined
  return {
    ...asked,
    forced: asked.forced || (hasWayOn && remembersPrompt(site, 'downloadForced')),
    systemPrompt: installPrompt.available,
    canInstall,
  }
}

/** At the bottom, or on the whole screen (E2.23). */
const promptId = (site: Site) =>
  downloadSettings(site).bottom_app_bar_mode === 'fullscreen' ? 'downloadScreen' : 'downloadSheet'

/** Closing it counts: by hand, not by going to another page (E4.17). */
function rememberClosing(site: Site, { forced }: DownloadOffer, result: unknown): void {
  if (forced || result === pageLeft) return
  const { storage } = site.browser
  const closes = storage.read('downloadCloses')
  storage.write('downloadCloses', (typeof closes === 'number' ? closes : 0) + 1)
  rememberPrompt(site, 'downloadClosed')
}

/** Opens the prompt for a member who has asked for it; resolves when it is closed. */
export async function openPrompt(site: Site, asked: Pick<DownloadOffer, 'forced' | 'rule'>): Promise<void> {
  const offer = await makeOffer(site, asked)
  if (offer.forced) rememberPrompt(site, 'downloadForced')
  rememberClosing(site, offer, await site.openOverlay(promptId(site), offer))
}

/** Opens the prompt for a member who has not asked for it, when it interrupts nothing (D27); resolves when it is closed or withdrawn. */
export async function interruptWithPrompt(
  site: Site,
  asked: Pick<DownloadOffer, 'forced' | 'rule'>,
  wait: Pick<InterruptionRequest<'downloadSheet'>, 'belongsTo' | 'signal'>,
  isStillDue: () => boolean,
): Promise<void> {
  const offer = await makeOffer(site, asked)
  function payload(): DownloadOffer | undefined {
    if (!isStillDue()) return undefined
    if (offer.forced) rememberPrompt(site, 'downloadForced')
    return offer
  }
  const waitingRow = { title: 'download.title', icon: icons.download } as const
  const result = await site.interrupt(promptId(site), { ...wait, payload, waitingRow, forced: offer.forced })
  if (result !== neverOpened) rememberClosing(site, offer, result)
}
