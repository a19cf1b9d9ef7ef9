import { hashText } from '../text/hash'
import type { Failure } from './failure'

/**
 * A short code for customer service, such as "500-40718" (D20): the HTTP status or the kind of the failure, and five digits for
 * the call and the platform's errorCode. The same failure always has the same code, which is also in its fault report.
 */
export function supportCode({
  kind,
  detail: { call, status = 0, code },
}: Pick<Failure, 'kind' | 'detail'>): string {
  const what = status >= 400 ? status : kind.slice(0, 3).toUpperCase()
  const where = Number.parseInt(hashText([kind, call, status, code].join(' ')), 36) % 100_000
  return `${what}-${String(where).padStart(5, '0')}`
}
