import type { FailureKind } from '../../tables/errors'
import type { Failure } from '../network/failure'

/** No readable response: the platform may have created the account anyway. */
const unansweredKinds: readonly FailureKind[] = ['offline', 'network', 'timeout', 'cancelled', 'empty']

/**
 * Whether a registration that failed this way may have created the account; then a retry must not create a second
 * one.
 */
export const mayHaveCreatedAccount = ({ kind, detail }: Failure): boolean =>
  !detail.unsent && (unansweredKinds.includes(kind) || (kind === 'refused' && (detail.status ?? 0) >= 500))

/** The line broke before an answer came. */
export const isUnanswered = ({ kind, detail }: Failure): boolean =>
  !detail.unsent && (kind === 'offline' || kind === 'network' || kind === 'timeout')

/** Statuses that say nothing about the value: unauthorized, forbidden, timed out, too many requests. */
const unrelatedStatuses: readonly number[] = [401, 403, 408, 429]

/** Whether a failed check explains what is wrong with the value, and not with the request (I7.28). */
export function rejectsValue({ kind, detail: { status = 200, code = '', message } }: Failure): boolean {
  const isAboutValue =
    status < 500 && !unrelatedStatuses.includes(status) && !code.startsWith('TOO_MANY_REQUEST')
  return kind === 'refused' && message !== undefined && isAboutValue
}

/** The account already exists. */
export const isAccountTaken = ({ kind, detail }: Failure): boolean =>
  kind === 'refused' && accountExistsCodes.includes(detail.code ?? '')

/** The platform's error codes for a registration whose user name or mobile number already has an account. */
export const accountExistsCodes: readonly string[] = ['username.taken', 'mobile.taken']
