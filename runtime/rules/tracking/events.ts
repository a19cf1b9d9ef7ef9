import * as limits from '../../tables/limits'
import { type EventField, type EventName, events } from '../../tables/tracking'

/** A tracking event, as it is sent. */
export interface TrackedEvent {
  readonly event: string
  /** The same id for the collector and every pixel, so that duplicates can be removed. */
  readonly eventId: string
  /** ms since 1970 */
  readonly time: number
  readonly [field: string]: unknown
}

type Values = Readonly<Record<string, unknown>>

const isEventText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '' && value.length <= limits.eventText) ||
  (typeof value === 'number' && Number.isFinite(value))

const isAmount = (value: unknown): value is string | number =>
  typeof value === 'number' ? Number.isFinite(value) : /^-?\d{1,18}(\.\d{1,8})?$/.test(String(value))

const isValidField: Record<EventField, (value: unknown) => boolean> = {
  path: (value) => typeof value === 'string' && /^\/[\w/-]{0,100}$/.test(value),
  method: (value) => typeof value === 'string' && /^[A-Za-z]{1,20}$/.test(value),
  customerId: isEventText,
  customerName: isEventText,
  revenue: isAmount,
  amount: isAmount,
  value: isAmount,
  currency: (value) => typeof value === 'string' && /^[A-Z]{3,5}$/.test(value),
}

/** The fields that the table lists for this event and whose values are valid (E3.49). */
export const pickEventFields = (
  name: EventName,
  values: Values,
): Partial<Record<EventField, string | number>> =>
  Object.fromEntries(
    events[name].fields.flatMap((field) =>
      Object.hasOwn(values, field) && isValidField[field](values[field]) ? [[field, values[field]]] : [],
    ),
  )

/** Removes the member's data, which must not be sent after logout. */
export const withoutMember = (event: TrackedEvent): TrackedEvent => {
  const { customerId: _id, customerName: _name, ...rest } = event
  return rest
}

/** The size of a text in UTF-8 bytes. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length

/** The newest entries that fit into the queue's size limit; the oldest are dropped (F053). */
export function trimToQueueLimit<E>(entries: readonly E[]): E[] {
  // In the body, each entry is JSON inside JSON: its quotes are escaped twice.
  const sizes = entries.map((entry) => byteLength(JSON.stringify(JSON.stringify(entry))))
  let size = sizes.reduce((sum, entrySize) => sum + entrySize, 0)
  let firstKept = 0
  while (size > limits.eventQueueBytes) {
    size -= sizes[firstKept] ?? size
    firstKept += 1
  }
  return entries.slice(firstKept)
}

/** The body for the collector. A beacon cannot have headers, so the merchant is part of it (I7.24, E7.22). */
export const collectorBody = (merchant: string, batch: readonly unknown[]): string =>
  JSON.stringify({ merchant, value: JSON.stringify(batch) })
