import type { Services, TrackingService } from '../../contract/services'
import type { Site } from '../../contract/site'
import { isTrackingAllowed } from '../../kit/consent'
import { pickEventFields, type TrackedEvent, withoutMember } from '../../rules/tracking/events'
import { faultKey, faultReport, withReportedKey } from '../../rules/tracking/faults'
import { nativeIdsInQuery, pixelTrack, readNativeIds } from '../../rules/tracking/pixelTrack'
import { consentAtom, initialQueryStringAtom, runModeAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import { isEventName } from '../../tables/tracking'
import { campaignOf } from './campaign'
import { type Outbox, outbox } from './outbox'
import { pathOf } from './pathOf'

/** Answers for everything that the operator learns of a visit (D13). */
export default function desk(site: Site): Services['tracking'] {
  const { events = true, faults = true } = site.data.manifest.tracking ?? {}
  return {
    registrationFields: () => registration(site).catch(() => ({})),
    trackEvent: eventsTo(site, events ? outbox<TrackedEvent>(site, { anonymous: false }) : undefined),
    reportFault: faults ? faultsTo(site, outbox(site, { anonymous: true })) : () => undefined,
  }
}

async function registration(site: Site): Promise<Readonly<Record<string, unknown>>> {
  const { data, browser, store } = site
  const tracker = await browser.tracking()
  const may = isTrackingAllowed(site)
  // The merchant's pixels would be told by the platform: like the app's ids, that takes the visitor's word.
  const track = pixelTrack(campaignOf(site, tracker), may ? data.manifest.pixels : undefined)
  const inApp = store.get(runModeAtom) === 'app'
  const s2s =
    may && inApp
      ? (readNativeIds(tracker.nativeIds()) ?? nativeIdsInQuery(store.get(initialQueryStringAtom)))
      : undefined
  return { ...(track && { pixelTrack: track }), ...(s2s && { s2s }) }
}

function eventsTo(site: Site, box: Outbox<TrackedEvent> | undefined): TrackingService['trackEvent'] {
  const { store, browser } = site
  if (box) {
    store.sub(consentAtom, () => isTrackingAllowed(site) || box.drop())
    // Nothing of a member leaves after the log-out.
    store.sub(sessionAtom, () => store.get(sessionAtom) || box.edit(withoutMember))
  }
  return (name, values = {}) => {
    if (!isEventName(name) || !isTrackingAllowed(site)) return
    const { id, userName } = store.get(sessionAtom) ?? {}
    const about = { path: pathOf(site), customerId: id, customerName: userName, ...values }
    const event: TrackedEvent = {
      event: name,
      eventId: browser.random.uuid(),
      time: browser.clock.now(),
      ...pickEventFields(name, about),
    }
    box?.add(event)
    site.service('pixels').then(
      (send) => send?.(event),
      () => undefined,
    )
  }
}

function faultsTo(
  site: Site,
  box: Outbox<Readonly<Record<string, unknown>>>,
): TrackingService['reportFault'] {
  const { storage, clock } = site.browser
  return (fault) => {
    const report = faultReport(fault)
    const before = storage.read('faults')
    const told = withReportedKey(Array.isArray(before) ? before : [], faultKey(report))
    if (!told) return
    storage.write('faults', told)
    box.add({ event: 'fault', time: clock.now(), path: pathOf(site), build: site.data.build, ...report })
  }
}
