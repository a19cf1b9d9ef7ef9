import type { Tracking } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { isTrackingAllowed } from '../../kit/consent'
import {
  type ClickIds,
  readLandingClickIds,
  readStoredClickIds,
  updateFbc,
  updateFbp,
} from '../../rules/tracking/clickIds'
import { trackingFacts } from '../../rules/tracking/consent'
import type { Campaign } from '../../rules/tracking/pixelTrack'
import { consentAtom } from '../../state/consent'
import { initialQueryStringAtom } from '../../state/page'

const noCampaign: Campaign = { ids: {}, fbc: undefined, fbp: undefined }

/** When this visit began, and the click ids in its URL. */
interface Landing {
  readonly at: number
  readonly ids: ClickIds
}

const readStoredLanding = (raw: unknown): Landing | undefined => {
  const { at, ids } = (typeof raw === 'object' && raw !== null ? raw : {}) as { at?: unknown; ids?: unknown }
  return typeof at === 'number' && Number.isFinite(at) ? { at, ids: readStoredClickIds(ids) } : undefined
}

/** The click ids of the current URL, merged over those stored earlier in this visit. */
function currentLanding({ browser, store }: Site): Landing {
  const stored = readStoredLanding(browser.storage.read('landingClickIds'))
  const ids = { ...stored?.ids, ...readLandingClickIds(store.get(initialQueryStringAtom)) }
  const isUnchanged = stored !== undefined && JSON.stringify(stored.ids) === JSON.stringify(ids)
  return isUnchanged ? stored : { at: browser.clock.now(), ids }
}

/**
 * The campaign that led here, stored as far as the visitor's consent allows (D13): with consent, or if none is required, in
 * cookies for 90 days; before the answer for this tab's visit only; after a refusal not at all.
 */
export function updateCampaign(site: Site, tracker: Pick<Tracking, 'cookieHost'>): Campaign {
  const { storage } = site.browser
  if (isTrackingAllowed(site)) return storeCampaign(site, tracker)
  if (site.store.get(consentAtom) === 'refused') {
    deleteCampaign(site)
    return noCampaign
  }
  const landing = currentLanding(site)
  const { at, ids } = landing
  if (Object.keys(ids).length > 0) storage.write('landingClickIds', landing)
  return {
    ids,
    fbc: updateFbc(ids.fbclid, undefined, { host: tracker.cookieHost(), now: at }),
    fbp: undefined,
  }
}

/** Deletes the stored campaigns and the id of this browser. */
export function deleteCampaign({ browser: { storage } }: Site): void {
  for (const key of ['landingClickIds', 'clickIds', 'fbc', 'fbp'] as const) storage.remove(key)
}

function storeCampaign(site: Site, tracker: Pick<Tracking, 'cookieHost'>): Campaign {
  const { storage, random, clock } = site.browser
  const { at, ids: landingIds } = currentLanding(site)
  const storedIds = readStoredClickIds(storage.read('clickIds'))
  const ids = { ...storedIds, ...landingIds }
  if (JSON.stringify(ids) !== JSON.stringify(storedIds)) storage.write('clickIds', ids)
  const host = tracker.cookieHost()
  const stored = { fbc: storage.read('fbc'), fbp: storage.read('fbp') }
  const fbc = updateFbc(landingIds.fbclid, stored.fbc, { host, now: at })
  const fbp = updateFbp(stored.fbp, { host, now: clock.now() }, random.bytes)
  if (fbc !== undefined && fbc !== stored.fbc) storage.write('fbc', fbc)
  if (fbp !== stored.fbp) storage.write('fbp', fbp)
  if (trackingFacts(site.data.manifest).consent) storage.remove('landingClickIds')
  return { ids, fbc, fbp }
}
