import { atom } from 'jotai/vanilla'
import type { Stop } from '../browser/browser'
import type { Site } from '../contract/site'
import { mayTrack, readConsent } from '../rules/tracking/consent'
import { consentAtom } from './page'

/** The member has opened the consent bar again to change the answer (D13). */
export const consentBarOpenAtom = atom(false)

/** Advertisers' scripts run in this page; only a reload removes them. */
export const pixelsLoadedAtom = atom(false)

/** Takes over the answer given in another tab. */
export const syncConsent = ({ browser, store }: Pick<Site, 'browser' | 'store'>): Stop =>
  browser.storage.watch('consent', () => store.set(consentAtom, readConsent(browser.storage.read('consent'))))

/** Stores the visitor's answer. */
export function saveConsent(
  { browser, store }: Pick<Site, 'browser' | 'store'>,
  answer: 'agreed' | 'refused',
): void {
  browser.storage.write('consent', answer)
  store.set(consentAtom, answer)
}

/** Whether pixels and events may be sent (D13). */
export const isTrackingAllowed = ({ data, store }: Pick<Site, 'data' | 'store'>): boolean =>
  mayTrack(data.manifest, store.get(consentAtom))
