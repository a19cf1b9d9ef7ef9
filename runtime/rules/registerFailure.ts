import type { FailureKind } from '../tables/errors'
import type { Failure } from './failure'

/** No answer that can be read: the platform may have made the account all the same. */
const unanswered: readonly FailureKind[] = ['offline', 'network', 'timeout', 'cancelled', 'empty']

/** Whether a registration that failed like this may have made the account: then the next one must not make a second. */
export const leavesDoubt = ({ kind, detail }: Failure): boolean =>
  !detail.unsent && (unanswered.includes(kind) || (kind === 'refused' && (detail.status ?? 0) >= 500))

/** The platform answered, and not about what it was asked: not now, not so often, not this visitor. */
const elsewhere: readonly number[] = [401, 403, 408, 429]

/** Whether a check that was refused says in words what is wrong with the value, and not with the asking (I7.28). */
export function isVerdict({ kind, detail: { status = 200, code = '', message } }: Failure): boolean {
  const asked = status < 500 && !elsewhere.includes(status) && !code.startsWith('TOO_MANY_REQUEST')
  return kind === 'refused' && message !== undefined && asked
}

/** The account is there already. */
export const isTaken = ({ kind, detail }: Failure): boolean =>
  kind === 'refused' && accountExistsCodes.includes(detail.code ?? '')

/** The platform's error codes for a registration whose user name or mobile number already has an account. */
export const accountExistsCodes: readonly string[] = ['username.taken', 'mobile.taken']
