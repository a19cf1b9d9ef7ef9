import type { FailureKind } from '../tables/errors'
import { takenCodes } from '../tables/registerCodes'
import type { Failure } from './failure'

/** No answer that can be read: the platform may have made the account all the same. */
const unanswered: readonly FailureKind[] = ['offline', 'network', 'timeout', 'cancelled', 'empty']

/** Whether a registration that failed like this may have made the account: then the next one must not make a second. */
export const leavesDoubt = ({ kind, detail }: Failure): boolean =>
  unanswered.includes(kind) || (kind === 'refused' && (detail.status ?? 0) >= 500)

/** The account is there already. */
export const isTaken = ({ kind, detail }: Failure): boolean =>
  kind === 'refused' && takenCodes.includes(detail.code ?? '')
