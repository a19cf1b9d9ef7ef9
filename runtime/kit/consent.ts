import type { Stop } from '../browser/browser'
import type { Site } from '../contract/site'
import { mayTrack, readConsent } from '../rules/tracking/consent'
import { consentAtom } from '../state/consent'

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
