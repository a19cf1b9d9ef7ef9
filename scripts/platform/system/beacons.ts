/** A received beacon. */
export interface Beacon {
  readonly merchant: string
  /** ms since 1970. */
  readonly at: number
  /** As it was sent; events in a JSON string are parsed. */
  readonly value: unknown
}

export interface BeaconState {
  /** Oldest first. */
  readonly beacons: Beacon[]
}

const maxBeacons = 500

/** Stores a beacon; the oldest ones are dropped when there are too many. */
export function recordBeacon({ beacons }: BeaconState, beacon: Beacon): void {
  beacons.push(beacon)
  if (beacons.length > maxBeacons) beacons.shift()
}
