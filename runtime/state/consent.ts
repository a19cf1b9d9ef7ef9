import { atom } from 'jotai/vanilla'
import type { Stop } from '../browser/browser'
import type { Site } from '../contract/site'
import { mayTrack, readConsent } from '../rules/consent'
import { consentAtom } from './page'

/** The choice lies open again: it can be taken back (D13). */
export const choosingAtom = atom(false)

/** Advertisers' scripts are in this page: only a new page is without them. */
export const pixelsHereAtom = atom(false)

/** Follows what is said in another tab. */
export const watchConsent = ({ edge, store }: Pick<Site, 'edge' | 'store'>): Stop =>
  edge.storage.watch('consent', () => store.set(consentAtom, readConsent(edge.storage.read('consent'))))

/** Says yes or no from now on. */
export function answerConsent(
  { edge, store }: Pick<Site, 'edge' | 'store'>,
  answer: 'agreed' | 'refused',
): void {
  edge.storage.write('consent', answer)
  store.set(consentAtom, answer)
}

/** Whether pixels and events may go out now (D13). */
export const maySend = ({ data, store }: Pick<Site, 'data' | 'store'>): boolean =>
  mayTrack(data.manifest, store.get(consentAtom))
