import { limits } from '../tables/limits'
import { type EventField, type EventName, events } from '../tables/tracking'

/** One event as it leaves the page. */
export interface TrackedEvent {
  readonly event: string
  /** The same in the collector and in every pixel, so that one of them can be left out of a count. */
  readonly eventId: string
  /** ms since 1970 */
  readonly time: number
  readonly [field: string]: unknown
}

type Values = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '' && value.length <= limits.eventText) ||
  (typeof value === 'number' && Number.isFinite(value))

const isAmount = (value: unknown): value is string | number =>
  typeof value === 'number' ? Number.isFinite(value) : /^-?\d{1,18}(\.\d{1,8})?$/.test(String(value))

const fits: Record<EventField, (value: unknown) => boolean> = {
  path: (value) => typeof value === 'string' && /^\/[\w/-]{0,100}$/.test(value),
  method: (value) => typeof value === 'string' && /^[A-Za-z]{1,20}$/.test(value),
  customerId: isText,
  customerName: isText,
  revenue: isAmount,
  amount: isAmount,
  value: isAmount,
  currency: (value) => typeof value === 'string' && /^[A-Z]{3,5}$/.test(value),
}

/** Only the fields that the table lists for this event, and only when they look like what they are (E3.49). */
export const fieldsOf = (name: EventName, values: Values): Partial<Record<EventField, string | number>> =>
  Object.fromEntries(
    events[name].fields.flatMap((field) =>
      Object.hasOwn(values, field) && fits[field](values[field]) ? [[field, values[field]]] : [],
    ),
  )

/** What is told of a member ends with the session. */
export const withoutMember = (event: TrackedEvent): TrackedEvent => {
  const { customerId: _id, customerName: _name, ...rest } = event
  return rest
}

/** How many bytes a text takes on the wire. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The latest of them that fit into the queue's room; the oldest give way (F053). */
export function withinRoom<E>(entries: readonly E[]): E[] {
  // Within the body each entry is text in a text: its quotes count twice.
  const sizes = entries.map((entry) => bytesOf(JSON.stringify(JSON.stringify(entry))))
  let size = sizes.reduce((sum, one) => sum + one, 0)
  let first = 0
  while (size > limits.eventQueueBytes) {
    size -= sizes[first] ?? size
    first += 1
  }
  return entries.slice(first)
}

/** The collector's body: a beacon carries no headers, so the merchant stands in it (I7.24, E7.22). */
export const collectBody = (merchant: string, batch: readonly unknown[]): string =>
  JSON.stringify({ merchant, value: JSON.stringify(batch) })
