import type { Failure } from '../rules/network/failure'
import type { Fault } from '../rules/tracking/faults'
import type { EventName } from '../tables/tracking'
import type { Tracking } from './services'
import type { Site } from './site'

type Asked = Pick<Site, 'service'>

/** Tells the operator of a fault that was handled (D13): at most once a visit, without words or identifiers. Never fails. */
export const report = (site: Asked, fault: Fault): void => tell(site, (tracking) => tracking.fault(fault))

/** What a failed call has in it besides words: those may be somebody's. */
export function reportFailure(site: Asked, { kind, detail }: Failure): void {
  if (kind === 'cancelled') return
  report(site, { kind, call: detail.call, status: detail.status, code: detail.code })
}

/** What registration tells beside the form: { pixelTrack?, s2s? } (I3.16 to I3.27, I3.30). Never rejects. */
export async function campaignFor(site: Asked): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await (await site.service('tracking'))?.registration()) ?? {}
  } catch {
    // The code did not come: nobody stays without an account for that.
    return {}
  }
}

/** A tracking event (E3.48); what may not go out now is dropped. Never fails. */
export const track = (site: Asked, name: EventName, values?: Readonly<Record<string, unknown>>): void =>
  tell(site, (tracking) => tracking.event(name, values))

/** Code of tracking that does not come is nobody's trouble. */
function tell(site: Asked, say: (tracking: Tracking) => void): void {
  site.service('tracking').then(
    (tracking) => tracking && say(tracking),
    () => undefined,
  )
}
