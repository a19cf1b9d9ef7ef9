import type { AvailablePromotions } from '../../schema/replies.gen'
import { parseBoolean } from '../network/boolean'
import { onceEach } from '../network/onceEach'
import { textOf, type Untrusted } from '../network/read'

/** A promotion in the reward center (E3.25, E3.26). */
export interface Promotion {
  readonly key: string
  readonly enabled: boolean
  readonly count: number
}

/** A whole number from 0, which may come as text (F003). */
function readCount(raw: unknown): number {
  const count = Math.floor(Number(textOf(raw)))
  return Number.isSafeInteger(count) ? Math.max(0, count) : 0
}

/** Reads promotions (E3.27): an object by key, or a list of entries with a key. */
export function readPromotions(raw: Untrusted<AvailablePromotions>): Promotion[] {
  if (typeof raw !== 'object' || raw === null) return []
  const entries: [unknown, unknown][] = Array.isArray(raw)
    ? raw.map((entry) => [(entry as { key?: unknown } | null)?.key, entry])
    : Object.entries(raw)
  const promotions = entries.flatMap(([key, entry]) => {
    if (typeof key !== 'string' || typeof entry !== 'object' || entry === null) return []
    const { enabled, count } = entry as { enabled?: unknown; count?: unknown }
    return [{ key, enabled: parseBoolean(enabled) === true, count: readCount(count) }]
  })
  return onceEach(promotions, ({ key }) => key)
}

/** The promotion with a key, among those that are known (E3.27). */
export const findPromotion = (
  promotions: readonly Promotion[] | undefined,
  key: 'APP_DOWNLOAD' | 'REFERRAL',
): Promotion | undefined => promotions?.find((promotion) => promotion.key === key)
