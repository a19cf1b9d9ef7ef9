import { asRecord } from '../../http/body-fields'
import type { CallContext } from '../../http/call-context'
import { RefusalError } from '../../http/refusal'

/** A received beacon. */
export interface Beacon {
  readonly merchant: string
  /** ms since 1970. */
  readonly at: number
  /** As it was sent; events in a JSON string are parsed. */
  readonly value: unknown
}

const MAX_BEACONS = 500

/** Stores a beacon of events (I7.24, E7.22); the sender ignores the reply. */
export function collect({ platform, state, body }: CallContext): null {
  const { value } = asRecord(body)
  if (value === undefined) throw new RefusalError('param.invalid')
  state.beacons.push({ merchant: state.merchant.code, at: platform.clock.now(), value: parseEvents(value) })
  if (state.beacons.length > MAX_BEACONS) state.beacons.shift()
  return null
}

function parseEvents(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}
