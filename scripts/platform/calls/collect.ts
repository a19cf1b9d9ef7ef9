import { type Exchange, fields, Refused } from '../exchange'

/** A beacon that came in. */
export interface Beacon {
  readonly merchant: string
  /** ms since 1970. */
  readonly at: number
  /** As it was sent; events that came as the text of a JSON are read. */
  readonly value: unknown
}

const BEACONS_AT_MOST = 500

/** Takes a beacon of events (I7.24, E7.22), and keeps it; nobody waits for an answer. */
export function collect({ world, state, body }: Exchange): null {
  const { value } = fields(body)
  if (value === undefined) throw new Refused('param.invalid')
  state.beacons.push({ merchant: state.merchant.code, at: world.clock.now(), value: events(value) })
  if (state.beacons.length > BEACONS_AT_MOST) state.beacons.shift()
  return null
}

function events(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}
