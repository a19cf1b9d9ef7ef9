import type { TrackingService } from '../contract/services'
import type { Site } from '../contract/site'
import type { Failure } from '../rules/network/failure'
import { supportCode } from '../rules/network/supportCode'
import type { Fault } from '../rules/tracking/faults'
import type { EventName } from '../tables/tracking'

/** A site, or what of it tracking needs. */
export type WithServices = Pick<Site, 'service'>

/** Reports a handled fault to the operator (D13), once a visit, without messages and identifiers. Never throws. */
export const reportFault = (site: WithServices, fault: Fault): void =>
  withTracking(site, (tracking) => tracking.reportFault(fault))

/** Reports a failed call without its message, which may contain personal data. */
export function reportFailure(site: WithServices, failure: Failure): void {
  const { kind, detail } = failure
  if (kind === 'cancelled') return
  const { call, status, code } = detail
  reportFault(site, { kind, call, status, code, ref: supportCode(failure) })
}

/** Sends a tracking event (E3.48), or drops it where it is not allowed. Never throws. */
export const trackEvent = (
  site: WithServices,
  name: EventName,
  values?: Readonly<Record<string, unknown>>,
): void => withTracking(site, (tracking) => tracking.trackEvent(name, values))

/** When the tracking code fails to load, nothing happens. */
function withTracking(site: WithServices, action: (tracking: TrackingService) => void): void {
  site.service('tracking').then(
    (tracking) => tracking && action(tracking),
    () => undefined,
  )
}
