import type { Services, TrackingService } from '../../contract/services'
import type { Site } from '../../contract/site'
import { isTrackingAllowed } from '../../kit/consent'
import { pickEventFields, type TrackedEvent, withoutMember } from '../../rules/tracking/events'
import { faultKey, faultReport, withReportedKey } from '../../rules/tracking/faults'
import { nativeIdsInQuery, pixelTrack, readNativeIds } from '../../rules/tracking/pixelTrack'
import { consentAtom } from '../../state/consent'
import { initialQueryStringAtom, runModeAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import { isEventName } from '../../tables/tracking'
import { updateCampaign } from './campaign'
import { createOutbox, type Outbox } from './outbox'
import { trackedPath } from './trackedPath'

/** Reports visits to the operator: events, faults and the campaign of a registration (D13). */
export default function createTrackingService(site: Site): Services['tracking'] {
  const { events = true, faults = true } = site.data.manifest.tracking ?? {}
  return {
    registrationFields: () => registrationFields(site).catch(() => ({})),
    trackEvent: createEventTracker(
      site,
      events ? createOutbox<TrackedEvent>(site, { anonymous: false }) : undefined,
    ),
    reportFault: faults
      ? createFaultReporter(site, createOutbox(site, { anonymous: true }))
      : () => undefined,
  }
}

async function registrationFields(site: Site): Promise<Readonly<Record<string, unknown>>> {
  const { data, browser, store } = site
  const tracker = await browser.tracking()
  const isAllowed = isTrackingAllowed(site)
  // The platform forwards these to the merchant's pixels: like the app's ids, that requires consent.
  const pixelTrackValue = pixelTrack(
    updateCampaign(site, tracker),
    isAllowed ? data.manifest.pixels : undefined,
  )
  const inApp = store.get(runModeAtom) === 'app'
  const s2s =
    isAllowed && inApp
      ? (readNativeIds(tracker.nativeIds()) ?? nativeIdsInQuery(store.get(initialQueryStringAtom)))
      : undefined
  return { ...(pixelTrackValue && { pixelTrack: pixelTrackValue }), ...(s2s && { s2s }) }
}

function createEventTracker(
  site: Site,
  outbox: Outbox<TrackedEvent> | undefined,
): TrackingService['trackEvent'] {
  const { store, browser } = site
  if (outbox) {
    store.sub(consentAtom, () => isTrackingAllowed(site) || outbox.drop())
    // Nothing about a member is sent after the logout.
    store.sub(sessionAtom, () => store.get(sessionAtom) || outbox.edit(withoutMember))
  }
  return (name, values = {}) => {
    if (!isEventName(name) || !isTrackingAllowed(site)) return
    const { id, userName } = store.get(sessionAtom) ?? {}
    const { eventId } = values
    const fields = { path: trackedPath(site), customerId: id, customerName: userName, ...values }
    const event: TrackedEvent = {
      event: name,
      eventId: typeof eventId === 'string' ? eventId : browser.random.uuid(),
      time: browser.clock.now(),
      ...pickEventFields(name, fields),
    }
    outbox?.add(event)
    site.service('pixels').then(
      (send) => send?.(event),
      () => undefined,
    )
  }
}

function createFaultReporter(
  site: Site,
  outbox: Outbox<Readonly<Record<string, unknown>>>,
): TrackingService['reportFault'] {
  const { storage, clock } = site.browser
  return (fault) => {
    const report = faultReport(fault)
    const stored = storage.read('faults')
    const reportedKeys = withReportedKey(Array.isArray(stored) ? stored : [], faultKey(report))
    if (!reportedKeys) return
    storage.write('faults', reportedKeys)
    outbox.add({
      event: 'fault',
      time: clock.now(),
      path: trackedPath(site),
      build: site.data.build,
      ...report,
    })
  }
}
