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
import { consentAtom, initialQueryStringAtom } from '../../state/page'

const nothing: Campaign = { ids: {}, fbc: undefined, fbp: undefined }

/** When this visit began, and what its address said. */
interface Landing {
  readonly at: number
  readonly ids: ClickIds
}

const readLandingKept = (raw: unknown): Landing | undefined => {
  const { at, ids } = (typeof raw === 'object' && raw !== null ? raw : {}) as { at?: unknown; ids?: unknown }
  return typeof at === 'number' && Number.isFinite(at) ? { at, ids: readStoredClickIds(ids) } : undefined
}

/** The address that this visit landed on, laid over what the same visit said before. */
function landingOf({ browser, store }: Site): Landing {
  const before = readLandingKept(browser.storage.read('landing'))
  const ids = { ...before?.ids, ...readLandingClickIds(store.get(initialQueryStringAtom)) }
  const isKnown = before !== undefined && JSON.stringify(before.ids) === JSON.stringify(ids)
  return isKnown ? before : { at: browser.clock.now(), ids }
}

/**
 * The campaign that led here, brought to where the visitor's word lets it be (D13): with consent, or where none is asked
 * for, in cookies of 90 days; before the answer for this tab's visit only; after a no, nowhere.
 */
export function campaignOf(site: Site, tracker: Pick<Tracking, 'cookieHost'>): Campaign {
  const { storage } = site.browser
  if (isTrackingAllowed(site)) return keepCampaign(site, tracker)
  if (site.store.get(consentAtom) === 'refused') {
    forgetCampaign(site)
    return nothing
  }
  const landing = landingOf(site)
  const { at, ids } = landing
  if (Object.keys(ids).length > 0) storage.write('landing', landing)
  return {
    ids,
    fbc: updateFbc(ids.fbclid, undefined, { host: tracker.cookieHost(), now: at }),
    fbp: undefined,
  }
}

/** Deletes what is stored of campaigns and of this browser's id. */
export function forgetCampaign({ browser: { storage } }: Site): void {
  for (const key of ['landing', 'clickIds', 'fbc', 'fbp'] as const) storage.remove(key)
}

function keepCampaign(site: Site, tracker: Pick<Tracking, 'cookieHost'>): Campaign {
  const { storage, random, clock } = site.browser
  const { at, ids: landed } = landingOf(site)
  const before = readStoredClickIds(storage.read('clickIds'))
  const ids = { ...before, ...landed }
  if (JSON.stringify(ids) !== JSON.stringify(before)) storage.write('clickIds', ids)
  const host = tracker.cookieHost()
  const known = { fbc: storage.read('fbc'), fbp: storage.read('fbp') }
  const fbc = updateFbc(landed.fbclid, known.fbc, { host, now: at })
  const fbp = updateFbp(known.fbp, { host, now: clock.now() }, random.bytes)
  if (fbc !== undefined && fbc !== known.fbc) storage.write('fbc', fbc)
  if (fbp !== known.fbp) storage.write('fbp', fbp)
  if (trackingFacts(site.data.manifest).consent) storage.remove('landing')
  return { ids, fbc, fbp }
}
