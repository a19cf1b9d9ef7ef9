import type { Details, DoctorFinding } from '../finding'

/** A finding at one address. */
export interface Observation extends Details {
  readonly address: string
}

/** The same finding at several addresses is one. */
export function mergeObservations(observations: readonly Observation[]): DoctorFinding[] {
  const merged = new Map<string, Omit<DoctorFinding, 'addresses'> & { addresses: string[] }>()
  for (const { address, ...details } of observations) {
    const key = [details.level, details.code, details.message].join('\n')
    const known = merged.get(key)
    if (!known) merged.set(key, { ...details, addresses: [address] })
    else if (!known.addresses.includes(address)) known.addresses.push(address)
  }
  return [...merged.values()]
}
