import { asRecord } from '../../http/bodyFields'
import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { ConfigState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'
import { type BeaconState, recordBeacon } from '../../system/beacons'

type Context = CallContext<PlatformServices, ConfigState & BeaconState>

/** Stores a beacon of events (I7.24, E7.22); the sender ignores the reply. */
export function collect({ platform, state, body }: Context): null {
  const { value } = asRecord(body)
  if (value === undefined) throw new RefusalError('param.invalid')
  recordBeacon(state, {
    merchant: state.merchant.code,
    at: platform.clock.now(),
    value: parseEvents(value),
  })
  return null
}

function parseEvents(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}
