import type { WithServices } from '../tracking'

/** The tracking fields of the register payload: { pixelTrack?, s2s? } (I3.16 to I3.27, I3.30). Never rejects. */
export async function registrationTrackingFields(
  site: WithServices,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await (await site.service('tracking'))?.registrationFields()) ?? {}
  } catch {
    // Registration works without tracking when its code fails to load.
    return {}
  }
}
